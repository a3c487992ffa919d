export function printable(text) {
    return text.replace(SPACES, " ").replace(ACTING, "\ufffd").trim();
}
const SPACES = /\s+/g;
const ACTING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
