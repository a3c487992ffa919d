import { flow } from "./html_flow.ts";
import { level, markdownOf } from "./html_blocks.ts";
import { plainTextOf } from "./html_text.ts";
import { type Element, mainOf } from "./html_tree.ts";

/** What a page says in its `<main>`: for people who read Markdown, and for search. */
export interface Reading {
  /** Markdown, up to the title and with it. */
  head: string;
  /** Markdown, from the title on; every link is absolute. */
  body: string;
  sections: Section[];
}

/** The words below a heading. */
export interface Section {
  /** Plain text; empty for the words below the title. */
  heading: string;
  /** The id of the heading, as it stands in the page; empty where it has none. */
  id: string;
  level: number;
  /** Plain text, each block on a line of its own. */
  text: string;
}

/** Reads the HTML of the page that is at the address. */
export function fromHtml(html: string, address: string): Reading {
  const blocks = flow(mainOf(html, address));
  const title = blocks.findIndex((block) => level(block) === 1);
  const write = (some: Element[]) =>
    some.map(markdownOf).filter(Boolean).join("\n\n");
  return {
    head: write(blocks.slice(0, title + 1)),
    body: write(blocks.slice(title + 1)),
    sections: sectionsOf(blocks),
  };
}

function sectionsOf(blocks: Element[]): Section[] {
  const sections: Section[] = [{ heading: "", id: "", level: 0, text: "" }];
  for (const block of blocks) {
    const text = plainTextOf(block);
    const current = sections.at(-1);
    if (level(block) > 1) {
      const { id = "" } = block.attributes;
      sections.push({ heading: text, id, level: level(block), text: "" });
    } else if (current && level(block) === 0) {
      current.text = [current.text, text].filter(Boolean).join("\n");
    }
  }
  return sections.filter(({ heading, text }) => heading || text);
}
