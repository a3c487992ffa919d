/** Letters that the fonts of the résumé lack. A test compares them. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u017e\u018f\u0192\u019d\u01a0\u01a1\u01af\u01b0\u01c4-\u01cc\u01e6\u01e7\u01ea\u01eb\u01f1-\u01f3\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u0259\u0272\u02b9-\u02bc\u02be\u02bf\u02c6-\u02cb\u02da\u02dc\u02dd\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0462\u0463\u046a\u046b\u0472-\u0475\u0490-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9\u0524\u0525\u1e08\u1e09\u1e0c-\u1e0f\u1e14-\u1e17\u1e1c\u1e1d\u1e20\u1e21\u1e24\u1e25\u1e2a\u1e2b\u1e2e\u1e2f\u1e36\u1e37\u1e3a\u1e3b\u1e42-\u1e49\u1e4c-\u1e53\u1e5a\u1e5b\u1e5e-\u1e69\u1e6c-\u1e6f\u1e78-\u1e7b\u1e80-\u1e85\u1e8e\u1e8f\u1e92\u1e93\u1e97\u1e9e\u1ea0-\u1ef9\u2007\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a6\u20a8-\u20ad\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bc\u20bd\u20bf\u2113\u2116\u2122\u2191\u2193\u2212\u2215]/gu;

/** Emoji and stars, which the PDF leaves out: a text can be read without. Fonts have the six signs. */
const EMOJI =
  /(?:(?![©®™№°¦])[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}][\u200d\ufe0f]*)+/gu;

/** Letters that prevent a PDF, and emoji, which it leaves out. */
export function lettersIn(text: string) {
  return {
    refused: new Set(printable(text).match(UNPRINTABLE)),
    leftOut: new Set(text.match(EMOJI)),
  };
}

/** The text in letters that the fonts have, where there are such. */
export function printable(text: string): string {
  return text.normalize("NFC").replace(/[\t\n\r\u2028\u2029]+/g, " ")
    .replace(/[\u2010\u2011]/g, "-").replaceAll("\u202f", "\u00a0")
    .replace(/[\p{Cc}\p{Cf}\ufe0f\u20e3]/gu, "").replace(EMOJI, "");
}

/** The sentence for owner and client. */
export function refusalOf(...letters: string[]): string {
  const named = letters.map((letter) => {
    const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `"${letter}" (U+${code.padStart(4, "0")})`;
  }).join(", ");
  return `No font of the résumé has ${named}; print /about instead`;
}
