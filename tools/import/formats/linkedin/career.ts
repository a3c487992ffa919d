import type { Fields } from "../../fields.ts";
import { type Rows, textAndPoints } from "./rows.ts";

export function addPosition(fields: Fields, rows: Rows): void {
  const name = fields.take("company name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("positions", fields, name, span)) return;
  const { text, points } = textAndPoints(fields.take("description"));
  rows.draft.add("work", {
    name,
    position: fields.take("title"),
    location: fields.take("location"),
    startDate,
    endDate,
    summary: text,
    highlights: points,
  }, fields.place);
}

export function addSchool(fields: Fields, rows: Rows): void {
  const institution = fields.take("school name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("education", fields, institution, span)) return;
  rows.draft.add("education", {
    institution,
    studyType: fields.take("degree name"),
    startDate,
    endDate,
  }, fields.place);
}

export function addProject(fields: Fields, rows: Rows): void {
  const name = fields.take("title");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("projects", fields, name, span)) return;
  const { text, points } = textAndPoints(fields.take("description"));
  rows.draft.add("projects", {
    name,
    startDate,
    endDate: endDate ?? (startDate && { ...startDate, text: "present" }),
    description: text,
    highlights: points,
    url: fields.take("url"),
  }, fields.place);
}

export function addVolunteer(fields: Fields, rows: Rows): void {
  const organization = fields.take("company name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("volunteer", fields, organization, span)) return;
  const { text, points } = textAndPoints(fields.take("description"));
  rows.draft.add("volunteer", {
    organization,
    position: fields.take("role"),
    startDate,
    endDate,
    summary: text,
    highlights: points,
  }, fields.place);
}
