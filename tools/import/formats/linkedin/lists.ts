import type { Fields } from "../../fields.ts";
import type { Rows } from "./rows.ts";

export function addSkill(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  if (rows.isRepeated("skills", fields, name)) return;
  rows.draft.add("skills", { name }, fields.place);
}

export function addLanguage(fields: Fields, rows: Rows): void {
  const language = fields.take("name");
  if (rows.isRepeated("languages", fields, language)) return;
  const fluency = fields.take("proficiency");
  rows.draft.add("languages", { language, fluency }, fields.place);
}

export function addCertificate(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  const date = rows.date(fields.take("started on"));
  if (rows.isRepeated("certificates", fields, name, date)) return;
  rows.draft.add("certificates", {
    name,
    date,
    issuer: fields.take("authority"),
    url: fields.take("url"),
  }, fields.place);
}

export function addPublication(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  const releaseDate = rows.date(fields.take("published on"));
  if (rows.isRepeated("publications", fields, name, releaseDate)) return;
  rows.draft.add("publications", {
    name,
    releaseDate,
    publisher: fields.take("publisher"),
    summary: fields.take("description"),
    url: fields.take("url"),
  }, fields.place);
}

export function addHonor(fields: Fields, rows: Rows): void {
  const title = fields.take("title");
  const date = rows.date(fields.take("issued on", "issue date"));
  if (rows.isRepeated("awards", fields, title, date)) return;
  rows.draft.add("awards", {
    title,
    date,
    awarder: fields.take("issuer"),
    summary: fields.take("description"),
  }, fields.place);
}

export function addReference(fields: Fields, rows: Rows): void {
  const status = fields.take("status");
  if (status?.text.toUpperCase() !== "VISIBLE") {
    rows.draft.lost(fields.place, "it is not visible on the profile");
    return fields.takeRest();
  }
  const first = fields.take("first name");
  const last = fields.take("last name");
  const text = [first?.text, last?.text].filter(Boolean).join(" ");
  const place = (first ?? last)?.place ?? fields.place;
  rows.draft.add("references", {
    name: text ? { text, place } : undefined,
    reference: fields.take("text"),
  }, fields.place);
}
