import type { Fields } from "../../fields.ts";
import type { ReadOptions } from "../format.ts";
import { addPosition, addProject, addSchool, addVolunteer } from "./career.ts";
import {
  addCertificate,
  addHonor,
  addLanguage,
  addPublication,
  addReference,
  addSkill,
} from "./lists.ts";
import { addEmail, addPhone, addProfile } from "./person.ts";
import type { Rows } from "./rows.ts";

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
