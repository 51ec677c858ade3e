//! Leaves out of styles and scripts what only their writers read: comments and indentation.

/// A style sheet without comments and with one blank where there were many.
pub(crate) fn css(text: &str) -> String {
    let mut slim = String::with_capacity(text.len());
    for word in without_comments(text).split_ascii_whitespace() {
        let glued = slim.ends_with(['{', '}', ';', ',']) || word.starts_with(['{', '}', ';', ',']);
        if !slim.is_empty() && !glued {
            slim.push(' ');
        }
        slim.push_str(word);
    }
    slim.push('\n');
    slim
}

/// A script without the comments and the indentation of its lines. Only comments that stand in lines
/// of their own are left out, so that nothing within a string or an expression is ever touched.
pub(crate) fn js(text: &str) -> String {
    let mut slim = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        if in_comment {
            in_comment = !line.ends_with("*/");
            continue;
        }
        if line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
            continue;
        }
        if !line.is_empty() && !line.starts_with("//") {
            slim.push_str(line);
            slim.push('\n');
        }
    }
    slim
}

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut slim = String::with_capacity(text.len());
    while let Some((before, comment)) = rest.split_once("/*") {
        slim.push_str(before);
        slim.push(' ');
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    slim.push_str(rest);
    slim
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_keep_their_meaning() {
        let text = "/* what */\n.a > .b,\n.c {\n  margin: 0 auto; /* why */\n  width: calc(1px + 2px);\n}\n";
        assert_eq!(css(text), ".a > .b,.c{margin: 0 auto;width: calc(1px + 2px);}\n");
        assert_eq!(css("a { content: \"x\" }"), "a{content: \"x\"}\n");
    }

    #[test]
    fn scripts_lose_only_lines_of_comment_and_indentation() {
        let text =
            "/** @param {x} */\nfunction f() {\n    // why\n    return \"a // b /* c */\";\n}\n/*\n more\n*/\nf();\n";
        assert_eq!(js(text), "function f() {\nreturn \"a // b /* c */\";\n}\nf();\n");
    }
}
