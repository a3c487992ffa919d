import type { Fields } from "../../fields.ts";
import type { ReadOptions } from "../format.ts";
import { addEmail, addPhone, addProfile } from "./person.ts";
import { type Rows, textAndPoints } from "./rows.ts";

interface Table {
  /** Names of the file in small letters, with blanks for underlines. */
  names: string[];
  /** A column that its header has. */
  column: string;
  add(fields: Fields, rows: Rows): void;
  /** Reason for which the file is not even unpacked. */
  refuse?(options: ReadOptions): string | undefined;
}

const NOT_ASKED_FOR = "words of other people; take them with --references";

/** All files that are read. Connections and messages are never among them. */
export const TABLES: Table[] = [
  { names: ["profile.csv"], column: "First Name", add: addProfile },
  { names: ["positions.csv"], column: "Company Name", add: addPosition },
  { names: ["education.csv"], column: "School Name", add: addSchool },
  { names: ["skills.csv"], column: "Name", add: addSkill },
  { names: ["languages.csv"], column: "Name", add: addLanguage },
  { names: ["certifications.csv"], column: "Name", add: addCertificate },
  { names: ["projects.csv"], column: "Title", add: addProject },
  { names: ["publications.csv"], column: "Name", add: addPublication },
  { names: ["honors.csv"], column: "Title", add: addHonor },
  {
    names: ["volunteering.csv", "volunteer experiences.csv"],
    column: "Company Name",
    add: addVolunteer,
  },
  {
    names: ["email addresses.csv"],
    column: "Email Address",
    add: addEmail,
  },
  {
    names: ["phonenumbers.csv", "phone numbers.csv"],
    column: "Number",
    add: addPhone,
  },
  {
    names: ["recommendations received.csv"],
    column: "Text",
    add: addReference,
    refuse: ({ references }) => references ? undefined : NOT_ASKED_FOR,
  },
];

function addPosition(fields: Fields, rows: Rows): void {
  const name = fields.take("company name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("positions", fields, name, span)) {
    return fields.takeRest();
  }
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

function addSchool(fields: Fields, rows: Rows): void {
  const institution = fields.take("school name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("education", fields, institution, span)) {
    return fields.takeRest();
  }
  rows.draft.add("education", {
    institution,
    studyType: fields.take("degree name"),
    startDate,
    endDate,
  }, fields.place);
}

function addSkill(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  if (rows.isRepeated("skills", fields, name)) return fields.takeRest();
  rows.draft.add("skills", { name }, fields.place);
}

function addLanguage(fields: Fields, rows: Rows): void {
  const language = fields.take("name");
  if (rows.isRepeated("languages", fields, language)) return fields.takeRest();
  const fluency = fields.take("proficiency");
  rows.draft.add("languages", { language, fluency }, fields.place);
}

function addCertificate(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  const date = rows.date(fields.take("started on"));
  if (rows.isRepeated("certificates", fields, name, date)) {
    return fields.takeRest();
  }
  rows.draft.add("certificates", {
    name,
    date,
    issuer: fields.take("authority"),
    url: fields.take("url"),
  }, fields.place);
}

function addProject(fields: Fields, rows: Rows): void {
  const name = fields.take("title");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("projects", fields, name, span)) {
    return fields.takeRest();
  }
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

function addPublication(fields: Fields, rows: Rows): void {
  const name = fields.take("name");
  const releaseDate = rows.date(fields.take("published on"));
  if (rows.isRepeated("publications", fields, name, releaseDate)) {
    return fields.takeRest();
  }
  rows.draft.add("publications", {
    name,
    releaseDate,
    publisher: fields.take("publisher"),
    summary: fields.take("description"),
    url: fields.take("url"),
  }, fields.place);
}

function addHonor(fields: Fields, rows: Rows): void {
  const title = fields.take("title");
  const date = rows.date(fields.take("issued on", "issue date"));
  if (rows.isRepeated("awards", fields, title, date)) return fields.takeRest();
  rows.draft.add("awards", {
    title,
    date,
    awarder: fields.take("issuer"),
    summary: fields.take("description"),
  }, fields.place);
}

function addVolunteer(fields: Fields, rows: Rows): void {
  const organization = fields.take("company name");
  const { startDate, endDate, span } = rows.period(fields);
  if (rows.isRepeated("volunteer", fields, organization, span)) {
    return fields.takeRest();
  }
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

function addReference(fields: Fields, rows: Rows): void {
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
