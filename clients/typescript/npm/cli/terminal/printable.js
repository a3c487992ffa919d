import { escaped } from "../../escape_controls.js";
export function printable(text) {
    return text.replace(SPACES, " ").replace(ACTING, "\ufffd").trim();
}
export function printableJson(text) {
    return text.replace(ACTING_IN_JSON, escaped);
}
const SPACES = /\s+/g;
const ACTING = /[\p{Cc}\p{Bidi_Control}]/gu;
const ACTING_IN_JSON = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu;
