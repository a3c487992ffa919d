import * as z from "zod";
import { Contact } from "../../lib/content/kinds/contact.ts";
import { Npc } from "../../lib/content/kinds/npc.ts";
import { PageFile } from "../../lib/content/kinds/page.ts";
import { Profile } from "../../lib/content/kinds/profile.ts";
import { Resume } from "../../lib/content/kinds/resume.ts";
import { Role } from "../../lib/content/kinds/role.ts";
import { SectionFile } from "../../lib/content/kinds/section.ts";
import { SectionEntry } from "../../lib/content/kinds/section_entry.ts";
import { Skill } from "../../lib/content/kinds/skill.ts";

const SCHEMAS: Record<string, z.ZodType> = {
  "profile.md": Profile,
  "contact.md": Contact,
  "work/*.md": Role,
  "resume.yaml": Resume,
  "pages/*.md": PageFile,
  "*/index.md": SectionFile,
  "*/*.md": SectionEntry,
  "npcs/*.md": Npc,
  "skills/*/SKILL.md": Skill,
};

/** A field with a description. Fields without one come from the file itself. */
interface Field {
  name: string;
  schema: z.ZodType;
  meaning: string;
}

/** Replaces the overview, and the table below the heading of each file. */
export function fieldTables(document: string): string {
  return document.split(/^(?=## )/m).map((section) => {
    const [, file = ""] = /^## .*`(.+)`$/m.exec(section) ?? [];
    const schema = SCHEMAS[file];
    return section.replace(TABLES, schema ? tablesOf(schema) : overview());
  }).join("");
}

const TABLES = /^\| (?:.*\n)*\|.*$/m;

function tablesOf(schema: z.ZodType): string {
  const fields = fieldsOf(schema);
  const lists = fields.filter(({ schema }) => fieldsOf(schema).length > 0);
  return [
    tableOf(fields),
    ...lists.map(({ name, schema }) =>
      `| Field of \`${name}\` | Needed | Meaning |\n${rowsOf(schema)}`
    ),
  ].join("\n\n");
}

function tableOf(fields: Field[]): string {
  return ["| Field | Needed | Meaning |", "|---|---|---|", ...fields.map(row)]
    .join("\n");
}

function rowsOf(schema: z.ZodType): string {
  return ["|---|---|---|", ...fieldsOf(schema).map(row)].join("\n");
}

function row({ name, schema, meaning }: Field): string {
  const isNeeded = !schema.safeParse(undefined).success;
  return `| \`${name}\` | ${isNeeded ? "yes" : "no"} | ${meaning} |`;
}

/** Every file, and every list of records in it, with the names of its fields. */
function overview(): string {
  const rows = Object.entries(SCHEMAS).flatMap(([file, schema]) => [
    namesOf(`\`${file}\``, schema),
    ...fieldsOf(schema)
      .filter(({ schema }) =>
        inner(schema) instanceof z.ZodArray && fieldsOf(schema).length > 0
      )
      .map(({ name, schema }) =>
        namesOf(`\`${file}\`, each of \`${name}\``, schema)
      ),
  ]);
  return ["| File | Fields |", "|---|---|", ...rows].join("\n");
}

function namesOf(what: string, schema: z.ZodType): string {
  const names = fieldsOf(schema).map(({ name }) => `\`${name}\``);
  return `| ${what} | ${names.join(", ")} |`;
}

/** Fields of a record, or of the records in a list. */
function fieldsOf(schema: unknown): Field[] {
  const found = inner(schema);
  if (found instanceof z.ZodArray) return fieldsOf(found.element);
  if (!(found instanceof z.ZodObject)) return [];
  return Object.entries(found.shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && schema.description
      ? [{ name, schema, meaning: schema.description }]
      : []
  );
}

function inner(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return inner(schema.def.innerType);
  }
  return schema instanceof z.ZodPipe ? inner(schema.def.in) : schema;
}
