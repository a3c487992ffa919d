/** Kind and text of one part of a page. */
export type Fact = string;

interface Open {
  name: string;
  attributes: string;
  text: string;
}

const TOKEN = /<!--[^]*?-->|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>|[^<]+/g;
const VOID = /^(br|hr|img|input|link|meta|wbr)$/;
const LEFT_OUT =
  /^(button|dialog|fieldset|form|input|label|script|select|style|svg|template|textarea)$/;
const KINDS = /^(h[1-6]|p|li|td|th|a|code|pre|strong|em|blockquote|summary)$/;

/**
 * The facts in `<main>` of HTML that Preact wrote. This reads tag by tag, and
 * shares nothing with what makes the Markdown.
 */
export function factsOfHtml(html: string, address: string): Fact[] {
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const facts: Fact[] = [];
  const open: Open[] = [];
  let silent = 0;
  // The place of the term that is being told of.
  let item = 0;
  let before: string | undefined;
  for (
    const [token, slash, name = "", attributes = ""] of main.matchAll(TOKEN)
  ) {
    if (token.startsWith("<!--")) continue;
    if (!name) {
      if (silent === 0) say(open, decoded(token));
      continue;
    }
    if (VOID.test(name)) {
      if (silent > 0) continue;
      if (name === "br") say(open, " ");
      if (name === "img") facts.push(imageOf(attributes, address));
      continue;
    }
    if (slash) {
      const closed = open.pop();
      if (closed?.name !== name) throw new Error(`Cannot close ${name}`);
      if (name === "p") say(open, " ");
      if (silent > 0) silent--;
      else if (name === "dt") {
        item = facts.push(...termOf(closed)) - 1;
        before = undefined;
      } else if (name === "dd") {
        const words = wordsOf(closed);
        facts[item] += jointAfter(before) + words;
        before = words;
      } else if (KINDS.test(name)) facts.push(factOf(closed, open, address));
      continue;
    }
    open.push({ name, attributes, text: "" });
    const isLive = attributes.includes(' data-live="');
    if (isLive && silent === 0) facts.push(...callOf(attributes, address));
    const isLeftOut = isLive || LEFT_OUT.test(name) ||
      / (hidden|class="anchor"|data-markdown-ignore)/.test(attributes);
    if (silent > 0 || isLeftOut) silent++;
  }
  return facts.filter((fact) => !/: $/.test(fact));
}

/** Every element around has the words, but of the list items only the nearest. */
function say(open: Open[], text: string): void {
  let isInItem = false;
  for (const element of open.toReversed()) {
    const isItem = element.name === "li";
    if (!isItem || !isInItem) element.text += text;
    isInItem ||= isItem;
  }
}

function factOf(
  { name, attributes, text }: Open,
  open: Open[],
  address: string,
) {
  const words = wordsOf({ text });
  if (name === "a") {
    return `link ${addressIn("href", attributes, address)}: ${words}`;
  }
  if (name === "pre") return `block: ${text.trimEnd()}`;
  if (name === "code") {
    const isInBlock = open.at(-1)?.name === "pre";
    const [, language = ""] = /language-([^" ]*)/.exec(attributes) ?? [];
    return isInBlock ? `language ${language}: x` : `code: ${words}`;
  }
  if (name === "blockquote") return "blockquote";
  if (name === "summary") return `strong: ${words}`;
  return `${name === "th" ? "td" : name}: ${words}`;
}

/** Values that differ at every visit become the call that returns them. */
function callOf(attributes: string, address: string): Fact[] {
  const call = `GET ${addressIn("data-live", attributes, address)}`;
  return [`p: ${call}`, `code: ${call}`];
}

/** Markdown has no definitions: an item that begins with the term. */
function termOf(term: Open): Fact[] {
  const words = wordsOf(term);
  return [`strong: ${words}`, `li: ${words}`];
}

/** Later parts of a fact begin a new sentence. */
function jointAfter(before: string | undefined): string {
  if (before === undefined) return ": ";
  return /[.!?…؟]$/.test(before) ? " " : ". ";
}

function wordsOf({ text }: Pick<Open, "text">): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function imageOf(attributes: string, address: string): Fact {
  const [, alt = ""] = / alt="([^"]*)"/.exec(attributes) ?? [];
  return `image ${addressIn("src", attributes, address)}: ${decoded(alt)}`;
}

/** As a browser would ask for it; a bracket may be written in two ways. */
function addressIn(name: string, attributes: string, address: string): string {
  const [, written = ""] = RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return decodeURI(new URL(decoded(written), address).href);
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&copy;": "©",
  "&amp;": "&",
};

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:lt|gt|quot|#39|copy|amp);/g,
    (e) => ENTITIES[e] ?? e,
  );
}
