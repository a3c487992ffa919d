import { isLanguage } from "../../../../lib/base/words/language.ts";
import { Draft } from "../../draft.ts";
import type { Cell } from "../../fields.ts";
import { networkUrl } from "../../networks.ts";
import type { ReadResume, TextPage } from "../../read_resume.ts";
import { addEntry, isText, textOf } from "./entries.ts";
import type { YamlNode } from "./yaml_node.ts";

const LAYOUT = "the site has its own layout";
const ONE_EMAIL = "an import takes the first; write others into contact.md";
const PHOTO = "save it beside profile.md and name it in the field photo";

/** Reads the whole file of RenderCV. */
export function readCv(root: YamlNode): ReadResume {
  const draft = new Draft();
  const language = languageOf(root);
  for (const [name, node] of root.members()) {
    if (name !== "cv" && !(name === "locale" && language)) {
      draft.lost(`${node.place} ${name}`, LAYOUT);
    }
  }
  const cv = root.at("cv");
  if (!cv) return draft.read({ language });
  const { summary, pages } = sectionsOf(cv, draft);
  person(cv, summary, draft);
  return draft.read({ language, pages });
}

function person(cv: YamlNode, summary: Cell | undefined, draft: Draft): void {
  const fields = cv.fields();
  const phone = fields.take("phone");
  draft.basics({
    name: fields.take("name"),
    label: fields.take("headline", "label"),
    email: fields.take("email"),
    phone: phone && { ...phone, text: phone.text.replace(/^tel:/, "") },
    place: fields.take("location"),
    summary,
  });
  for (const { place } of fields.takeAll("email")) draft.lost(place, ONE_EMAIL);
  for (const { place } of fields.takeAll("photo")) draft.lost(place, PHOTO);
  for (const url of fields.takeAll("website")) {
    draft.profile({ url }, url.place);
  }
  for (const node of cv.at("social_networks")?.items() ?? []) {
    network(node, draft);
  }
  for (const name of ["social_networks", "sections"]) fields.takeAll(name);
  draft.rest(fields);
}

function network(node: YamlNode, draft: Draft): void {
  const fields = node.fields();
  const network = fields.take("network");
  const username = fields.take("username");
  const known = networkUrl(network?.text ?? "", username?.text ?? "");
  const url = known && username ? { ...username, text: known } : undefined;
  draft.profile({ network, username, url }, node.place);
  draft.rest(fields);
}

/** The first section of text is the summary; others become hidden pages. */
function sectionsOf(cv: YamlNode, draft: Draft) {
  const pages: TextPage[] = [];
  let summary: Cell | undefined;
  for (const [title, section] of cv.at("sections")?.members() ?? []) {
    const items = section.items();
    const texts = items.filter(isText);
    const heading = title.replaceAll("_", " ");
    const [first] = texts;
    if (first && !summary && first.isText()) {
      const text = texts.map((item) => textOf(item).text).join("\n\n");
      summary = { ...textOf(first), text };
    } else if (first) {
      pages.push(pageOf(heading, section, texts));
    }
    const others = items.filter((item) => !isText(item));
    const kinds = new Set(others.map((item) => addEntry(item, draft)));
    for (const kind of kinds) {
      if (kind) draft.sorted(section.place, `section "${heading}" is ${kind}`);
    }
  }
  return { summary, pages };
}

function pageOf(
  title: string,
  { place }: YamlNode,
  texts: YamlNode[],
): TextPage {
  const words = (items: YamlNode[]) => items.map((item) => textOf(item).text);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    place,
    paragraphs: words(texts.filter((item) => item.isText())),
    points: words(texts.filter((item) => !item.isText())),
  };
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** `locale.language` is a tag, or the English name of a language. */
function languageOf(root: YamlNode): string | undefined {
  const [{ text = "" } = {}] = root.at("locale")?.at("language")?.cells() ?? [];
  if (isLanguage(text)) return text;
  const names = new Intl.DisplayNames("en", { type: "language" });
  const tags = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));
  return tags.find((tag) =>
    names.of(tag)?.toLowerCase() === text.toLowerCase()
  );
}
