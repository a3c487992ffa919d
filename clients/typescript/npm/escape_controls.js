export function escapeControls(text) {
    return text.replace(CONTROLS, escaped);
}
export function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const CONTROLS = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;
