/** A word of a text. `parts` are those of a compound such as `next_cursor`. */
export interface Token {
  /** Has no hyphens: e-mail is email. */
  word: string;
  parts: string[];
}

// C++ and C# are words too.
const WORD =
  /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:[-_][\p{L}\p{N}\p{M}]+)*/giu;
const CLITIC = /['’](?:s|re|ve|ll|d|m)(?!\p{L})/giu;
// Accents of Latin letters, and vowels of Arabic ones.
const ACCENT = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
const SEAM = /[-_]|(?<=[a-z0-9])(?=[A-Z])/;
/** Tested first: few words have a seam, and SEAM looks at both sides. */
const HAS_PARTS = /[-_]|[a-z0-9][A-Z]/;

export function tokensOf(text: string): Token[] {
  const plain = text.normalize("NFKD").replace(ACCENT, "").normalize("NFC")
    .replace(CLITIC, "").replace(/['’]/g, "");
  return (plain.match(WORD) ?? []).map((written) => {
    if (!HAS_PARTS.test(written)) {
      return { word: written.toLowerCase(), parts: [] };
    }
    const parts = written.split(SEAM).map((part) => part.toLowerCase());
    const word = written.replace(/[-_]/g, "").toLowerCase();
    return { word, parts: parts.length > 1 ? parts : [] };
  });
}
