/** HTML elements by what the import makes of them. */

/** Signs of Markdown that say the same as a tag. */
export const SIGNS: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  del: "~~",
  s: "~~",
  strike: "~~",
  hr: "\n---\n",
};

/** Elements that Markdown lacks. The file keeps their tags. */
export const KEPT = new Set(
  "abbr acronym bdi bdo cite dd details dfn dl dt ins mark q rp rt ruby small sub summary sup time u var"
    .split(" "),
);

export const CODE = new Set(["code", "kbd", "samp", "tt"]);

/** Elements of other documents, players and scripts. */
export const FRAMES = new Set("iframe video audio embed object".split(" "));
export const DROPPED = new Set(
  "base button canvas datalist dialog form input link math meta meter noscript progress script select style svg template textarea"
    .split(" "),
);

/** Elements whose Markdown comes from all that is in them. */
export const WHOLE = new Set([
  ...FRAMES,
  ...DROPPED,
  ...CODE,
  ..."blockquote figure h1 h2 h3 h4 h5 h6 img ol p picture pre table ul"
    .split(" "),
]);

/** Elements whose words say the same without them. */
const WRAPPERS = new Set(
  "a address article aside big body center col colgroup div figcaption font footer header hgroup html label li main nav section source span tbody td tfoot th thead tr track wbr"
    .split(" "),
);

export const VOID = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** True for elements that an import does not keep as they are written. */
export function isConverted(name: string): boolean {
  return name === "br" || name in SIGNS || WHOLE.has(name) ||
    WRAPPERS.has(name);
}

export function whyKept(name: string): string {
  return `<${name}> is kept as it is written; a page may show its tag`;
}

export function whyLost(name: string): string {
  return `<${name}> has no counterpart; it is a comment`;
}
