import { Parser } from "htmlparser2";

export type Node = Element | string;

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

/**
 * The `<main>` of a page, without controls and scripts, and with absolute addresses.
 * In steps of 64 KiB.
 */
export function* readMain(html: string, address: string) {
  const document = element("");
  const open = [document];
  const parser = new Parser({
    onopentag(name, attributes) {
      const opened = element(name, absolute(attributes, address));
      if (!isLeftOut(opened)) open.at(-1)?.children.push(opened);
      open.push(opened);
    },
    ontext(text) {
      const siblings = open.at(-1)?.children ?? [];
      // The parser splits text at entities.
      const before = typeof siblings.at(-1) === "string" ? siblings.pop() : "";
      siblings.push(`${before}${text}`);
    },
    onclosetag() {
      open.pop();
    },
  });
  // Skip the rest of the document, which is as long again.
  const end = html.lastIndexOf(END) + END.length;
  for (let at = html.indexOf("<main"); at < end; at += STEP) {
    parser.write(html.slice(at, Math.min(at + STEP, end)));
    yield;
  }
  parser.end();
  const [main] = elements(document);
  if (!main) throw new Error("Cannot read a page without <main>");
  return main;
}

const END = "</main>";
const STEP = 64 * 1024;

/** Elements of these names below, but not inside of each other. */
export function elementsIn(parent: Element, ...names: string[]): Element[] {
  return elements(parent).flatMap((child) =>
    names.includes(child.name) ? [child] : elementsIn(child, ...names)
  );
}

export function elements({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== "string");
}

export function rawText(node: Node): string {
  return typeof node === "string" ? node : node.children.map(rawText).join("");
}

/** The API call behind a value that changes with every visit. */
export function liveCall({ attributes }: Element): string | undefined {
  const { "data-live": address } = attributes;
  return address && `GET ${address}`;
}

function element(
  name: string,
  attributes: Record<string, string> = {},
): Element {
  return { name, attributes, children: [] };
}

const ADDRESSES = ["href", "src", "data-live"];

function absolute(attributes: Record<string, string>, address: string) {
  const made = { ...attributes };
  for (const name of ADDRESSES) {
    const written = attributes[name]?.replace(BUILD_KEY, "");
    if (written === undefined || HAS_SCHEME.test(written)) continue;
    made[name] = URL.parse(written, address)?.href ?? written;
  }
  return made;
}

// Fresh adds the build id to the addresses of assets.
const BUILD_KEY = /[?&]__frsh_c=[0-9a-f]+(?=#|$)/;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

const CONTROLS =
  "button datalist dialog fieldset form input label meter progress select textarea";
const MACHINERY = "canvas script style svg template";
const LEFT_OUT = new Set(`${CONTROLS} ${MACHINERY}`.split(" "));

function isLeftOut({ name, attributes }: Element): boolean {
  return LEFT_OUT.has(name) || "hidden" in attributes ||
    "data-markdown-ignore" in attributes ||
    attributes.role === "doc-backlink" ||
    /(^|\s)anchor(\s|$)/.test(attributes.class ?? "");
}

/** Label of a reference to a footnote; undefined for other elements. */
export function noteLabel({ attributes: { role, href = "" } }: Element) {
  return role === "doc-noteref" ? labelOf(href) : undefined;
}

/** Takes the label from `#note-1` or from a whole address. */
export function labelOf(href: string): string {
  return decodeURIComponent(href.replace(/^.*#note-/, ""));
}

export function isNotes({ attributes }: Element): boolean {
  return attributes.class === "footnotes";
}
