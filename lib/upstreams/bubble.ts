/** The longest bubble, in code points. */
const MAX_LENGTH = 160;
/** Of what a model writes, no more is read; cleaning takes time. */
const MAX_READ = 2_000;

/**
 * One chat bubble of what a model wrote: a single line of plain text, at most
 * 160 code points, with no address outside the site. Empty if nothing is left.
 */
export function toBubble(text: string, siteOrigin: string): string {
  const line = text.slice(0, MAX_READ).replaceAll(/\s+/g, " ");
  const plain = withoutTags(withoutInvisible(line));
  const safe = plain.replaceAll(
    ADDRESS,
    (address) => isOn(siteOrigin, address) ? address : " ",
  );
  return cut(safe.replaceAll(/\s+/g, " ").trim());
}

/** Without control characters, except line ends and tabs, and halves of characters. */
export function stripControls(text: string): string {
  return text.replaceAll(/[\p{Cs}]|(?![\n\t])\p{Cc}/gu, "");
}

// Format characters turn the direction of text or hide in it; only the joiner
// inside an emoji is wanted.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu;

function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}

/** Repeated, because what a removed tag leaves behind may be a tag. */
function withoutTags(text: string): string {
  const rest = text.replaceAll(/<[a-z/!?][^<>]*>?/gi, "");
  return rest === text ? rest : withoutTags(rest);
}

const END = /[^\s<>"'()[\]{}]*/.source;
const ADDRESS = new RegExp(
  [
    `[a-z][a-z0-9+.-]*://${END}`,
    `\\b(?:mailto|tel|data|javascript|vbscript|blob|file):${END}`,
    `(?<![\\w:/])//\\w${END}`,
    `\\bwww\\.${END}`,
    `\\b(?:[a-z0-9-]+\\.)+[a-z]{2,}(?::\\d+)?/${END}`,
  ].join("|"),
  "giu",
);

function isOn(origin: string, address: string): boolean {
  const url = URL.parse(address.replace(/[.,;:!?]+$/, ""));
  return url?.origin === origin && url.username === "" && url.password === "";
}

function cut(text: string): string {
  const points = [...text];
  if (points.length <= MAX_LENGTH) return text;
  return points.slice(0, MAX_LENGTH - 1).join("").trimEnd() + "…";
}
