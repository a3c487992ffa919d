/** Text in one line: escapes such as \n stand for what ends a line or moves a cursor. */
export function inOneLine(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) =>
      sign === "\n" ? "\\n" : `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
