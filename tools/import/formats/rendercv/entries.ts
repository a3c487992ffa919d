import type { Draft } from "../../draft.ts";
import type { Cell, Fields } from "../../fields.ts";
import { named } from "./plain.ts";
import type { YamlNode } from "./yaml_node.ts";

/** Fields of an entry that is nothing but text. */
const TEXTS = ["bullet", "number", "reversed_number"];

interface Kind {
  /** One of them makes an entry of this kind. */
  fields: string[];
  /** List of the résumé that takes it. */
  to: string;
  add(fields: Fields, draft: Draft): void;
}

/** The fields decide: sections of RenderCV have any title. */
const KINDS: Kind[] = [
  { fields: ["label", "details"], to: "in skills", add: addSkill },
  { fields: ["company", "position"], to: "in work/", add: addJob },
  {
    fields: ["institution", "area", "degree"],
    to: "in education",
    add: addSchool,
  },
  {
    fields: ["title", "authors", "doi", "journal"],
    to: "in publications/",
    add: addPublication,
  },
  { fields: ["name"], to: "in projects/", add: addProject },
];

/** Returns where the entry goes; undefined if it cannot be shown. */
export function addEntry(node: YamlNode, draft: Draft): string | undefined {
  const fields = node.fields();
  const kind = KINDS.find((each) => fields.has(...each.fields));
  kind?.add(fields, draft);
  if (kind) draft.rest(fields);
  else draft.lost(node.place, "an entry of no known kind");
  return kind?.to;
}

export function isText(node: YamlNode): boolean {
  return node.isText() || TEXTS.some((name) => node.at(name));
}

export function textOf(node: YamlNode): Cell {
  const inner = TEXTS.map((name) => node.at(name)).find(Boolean) ?? node;
  const [cell = { text: "", place: node.place }] = inner.cells();
  return cell;
}

function addSkill(fields: Fields, draft: Draft): void {
  const details = fields.take("details");
  // Not at a comma in parentheses.
  const words = details?.text.split(/[,;、](?![^()]*\))\s*/) ?? [];
  const keywords = words.map((text) => details ? { ...details, text } : []);
  draft.add(
    "skills",
    { name: fields.take("label"), keywords: keywords.flat() },
    fields.place,
  );
}

function addJob(fields: Fields, draft: Draft): void {
  draft.add("work", {
    ...named(fields.take("company")),
    position: fields.take("position"),
    location: fields.take("location"),
    ...datesOf(fields),
    summary: fields.take("summary"),
    highlights: fields.takeAll("highlights"),
  }, fields.place);
}

function addSchool(fields: Fields, draft: Draft): void {
  const { name: institution, url } = named(fields.take("institution"));
  const { startDate, endDate } = datesOf(fields);
  draft.add("education", {
    institution,
    url,
    area: fields.take("area"),
    studyType: fields.take("degree"),
    startDate,
    endDate: endDate ?? ongoing(startDate),
  }, fields.place);
}

function addProject(fields: Fields, draft: Draft): void {
  const { startDate, endDate } = datesOf(fields);
  draft.add("projects", {
    ...named(fields.take("name")),
    startDate,
    endDate: endDate ?? ongoing(startDate),
    description: fields.take("summary"),
    highlights: fields.takeAll("highlights"),
  }, fields.place);
}

function addPublication(fields: Fields, draft: Draft): void {
  const { name, url } = named(fields.take("title"));
  const authors = fields.takeAll("authors");
  const summary = fields.take("summary");
  const [first] = authors;
  const names = authors.map(({ text }) => text).join(", ");
  const text = [summary?.text, names].filter(Boolean).join("\n\n");
  const place = (summary ?? first)?.place ?? fields.place;
  const doi = fields.take("doi");
  draft.add("publications", {
    name,
    publisher: fields.take("journal"),
    releaseDate: fields.take("date", "end_date", "start_date"),
    url: doi
      ? { ...doi, text: `https://doi.org/${doi.text}` }
      : fields.take("url") ?? url,
    summary: text === "" ? undefined : { text, place },
  }, fields.place);
}

/** A `date` replaces the others, and a period without an end continues. */
function datesOf(fields: Fields): { startDate?: Cell; endDate?: Cell } {
  const date = fields.take("date");
  if (date) return { startDate: date, endDate: date };
  return {
    startDate: fields.take("start_date"),
    endDate: fields.take("end_date"),
  };
}

function ongoing(start: Cell | undefined): Cell | undefined {
  return start && { ...start, text: "present" };
}
