type IsOwn = (word: string) => boolean;

/**
 * Removes addresses outside the site that a browser, a chat or a mail program
 * could link, or a reader could type. These are web addresses with and without
 * a scheme, mail addresses, IP addresses and telephone numbers.
 */
export function withoutForeignAddresses(text: string, siteOrigin: string) {
  const isOwn = ownOf(siteOrigin);
  return text
    .replaceAll(SPELLED_DOT, ".")
    // End of a sentence: no host name continues with such a letter.
    .replaceAll(/[。｡](?=\p{Lo})/gu, "$& ")
    .replaceAll(TELEPHONE, " ")
    .replaceAll(WORD, (word) => judge(word, isOwn));
}

/** Spellings of a dot that evade programs. */
const SPELLED_DOT =
  /\\\.|%(?:25)?2e|&(?:period|#46|#x2e);|\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi;

/** International form. Other forms cannot be told from numbers. */
const TELEPHONE = /\+\d(?:[\s().-]{0,2}\d){6,14}/g;

/** A word between blanks, brackets, quotes and East Asian commas. */
const WORD = /[^\s<>"'`()[\]{}\p{Pi}\p{Pf}\p{Ps}\p{Pe}、，；！？]+/gu;

function judge(word: string, isOwn: IsOwn): string {
  const plain = word.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  if (isOwn(plain.replace(/(?<![.,;:!?])[.,;:!?]+$/, ""))) return word;
  const sentences = /^([\p{Ll}\p{N}]+)\.(\p{Lu}\p{Ll}+[.,;:!?]?)$/u.exec(plain);
  if (sentences) return `${sentences[1]}. ${sentences[2]}`;
  return isAddress(plain) ? " " : word;
}

function isAddress(word: string): boolean {
  return KINDS.some((kind) => kind.test(word)) || isVersion6(word) ||
    hasHost(word);
}

const KINDS = [
  // Two slashes in either direction, after a scheme or alone.
  /[/\\]{2}/,
  /(?<![a-z])(?:https?|ftp|wss?|mailto|tel|sms|sip|sips|xmpp|callto|data|javascript|vbscript|blob|file|magnet|intent|localhost):./i,
  /(?<![\p{L}\p{N}])www[.。]/iu,
  /[^@]@[^@]/,
  // IPv4.
  /[\da-f](?:\.(?:0x[\da-f]{1,8}|\d{1,10})){2}\.\d/i,
];

/** Abbreviated IPv6. */
function isVersion6(word: string): boolean {
  return word.includes("::") && /^[\da-f:.]+[,;!?]*$/i.test(word);
}

const HOST =
  /(?<![./\\])[.。．｡](?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}]))/giu;

/** Returns true if a dot is followed by a possible top-level domain. */
function hasHost(word: string): boolean {
  return [...word.matchAll(HOST)].some(([end]) =>
    !ENDINGS.has(end.slice(1).toLowerCase())
  );
}

/** File name extensions that are no top-level domains. */
const ENDINGS = new Set(
  "css csv env gitignore htm html ico ini jpeg jpg js json jsonc jsx lock log mjs pdf png sql sqlite svg toml ts tsx txt wasm xml yaml yml"
    .split(" "),
);

function ownOf(origin: string): IsOwn {
  const host = origin.slice(origin.indexOf("//") + 2);
  return (word) => {
    const own = [origin, host].find((own) => word.startsWith(own)) ?? "";
    return PATH.test(word.slice(own.length));
  };
}

/** A path without a query, so that it hides no second address. */
const PATH = /^(?:(?:\/[\w-]+)*\/?|(?:\/[\w-]+)+\.\w{2,5})(?:#[\w-]+)?$/;
