/** Whether it is an address of the site, or a path on it. */
type IsOwn = (word: string) => boolean;

/**
 * Leaves out what a browser, a chat or a mail program could make a link of, or
 * a reader type into one, unless it is on the site: addresses of the web with
 * and without a scheme, of mail, of the net, and telephone numbers.
 */
export function withoutForeignAddresses(
  text: string,
  siteOrigin: string,
): string {
  const isOwn = ownOf(siteOrigin);
  return text
    .replaceAll(SPELLED_DOT, ".")
    // The end of a sentence, where no name of a host goes on with A to Z.
    .replaceAll(/[。｡](?=\p{Lo})/gu, "$& ")
    .replaceAll(TELEPHONE, " ")
    .replaceAll(WORD, (word) => judge(word, isOwn));
}

/** A dot as it is written so that no program takes it for one. */
const SPELLED_DOT =
  /\\\.|%(?:25)?2e|&(?:period|#46|#x2e);|\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi;

/** In its international form: others are numbers like any other. */
const TELEPHONE = /\+\d(?:[\s().-]{0,2}\d){6,14}/g;

/** What stands between blanks, brackets, quotes and the commas of the East. */
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
  // Two slashes, either way round: a scheme, or none.
  /[/\\]{2}/,
  /(?<![a-z])(?:https?|ftp|wss?|mailto|tel|sms|sip|sips|xmpp|callto|data|javascript|vbscript|blob|file|magnet|intent|localhost):./i,
  /(?<![\p{L}\p{N}])www[.。]/iu,
  /[^@]@[^@]/,
  // Of the Internet Protocol, version 4.
  /[\da-f](?:\.(?:0x[\da-f]{1,8}|\d{1,10})){2}\.\d/i,
];

/** Of the Internet Protocol, version 6, where that is short for zeros. */
function isVersion6(word: string): boolean {
  return word.includes("::") && /^[\da-f:.]+[,;!?]*$/i.test(word);
}

const HOST =
  /(?<![./\\])[.。．｡](?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}]))/giu;

/** Whether a dot is followed by what could be a top-level domain. */
function hasHost(word: string): boolean {
  return [...word.matchAll(HOST)].some(([end]) =>
    !ENDINGS.has(end.slice(1).toLowerCase())
  );
}

/** Endings of files that are talked about, and are no top-level domains. */
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

/** A plain path, without a query, so that no second address hides in it. */
const PATH = /^(?:(?:\/[\w-]+)*\/?|(?:\/[\w-]+)+\.\w{2,5})(?:#[\w-]+)?$/;
