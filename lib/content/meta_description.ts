import { markdown } from "../base/markdown/lexer.ts";
import { textOfToken } from "../base/markdown/plain_text.ts";
import { cut } from "../base/text/code_points.ts";
import { writtenDate } from "../base/words/dates.ts";
import { withoutComments } from "./comments.ts";
import type { Content } from "./content.ts";
import { findEntry } from "./find_entry.ts";
import { DESCRIPTION } from "./names.ts";
import type { PageMeta } from "./page_meta.ts";

/** Text of a page for search results. Facts of an entry fill up its short words. */
export function metaDescription(
  { path, title, description }: PageMeta,
  content: Content,
): string {
  const found = findEntry(content, path);
  if (!found) return description;
  const { section, entry: { date, body } } = found;
  const { language, name, headline, description: about } = content.profile;
  const when = date && writtenDate(date, language);
  let told: string[] = [];
  const facts = [title, section.title, when, name, headline, about];
  const words = description || firstParagraph(body);
  for (const fact of [words, ...facts]) {
    if (!fact || told.some((each) => holds(each, fact))) continue;
    if (told.join(JOINT).length >= DESCRIPTION.shortest) break;
    told = [...told.filter((each) => !holds(fact, each)), fact];
  }
  const text = told.join(JOINT).replaceAll(`.${JOINT}`, JOINT);
  return cut(text, DESCRIPTION.longest);
}

const JOINT = " · ";

/** Empty if its words depend on the site, as those with a placeholder do. */
function firstParagraph(body: string): string {
  const paragraph = markdown.lexer(withoutComments(body))
    .find(({ type }) => type === "paragraph");
  const words = paragraph ? textOfToken(paragraph) : "";
  return words.includes("{") ? "" : words.replaceAll("\n", " ");
}

function holds(text: string, fact: string): boolean {
  const [one = "", other = ""] = [text, fact].map((each) =>
    ` ${each.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `
  );
  return one.includes(other);
}
