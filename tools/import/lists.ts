import { nonEmpty } from "../../lib/base/text/non_empty.ts";
import { type Files, yamlOf } from "../new/markdown_file.ts";
import {
  FOLDERS,
  type JsonResume,
  LISTS,
  MEMBERS,
  type Part,
  PARTS,
} from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { type Reader, readers } from "./reader.ts";

const FILE = "resume.yaml";

/** `resume.yaml`, where the résumé has anything that belongs there. */
export function listsFile(resume: JsonResume, notes: Notes): Files {
  const lists = PARTS.filter((part) => !FOLDERS.includes(part)).map((part) => [
    part,
    readers(resume[part], part, notes).map((each) => keysIn(each, part)),
  ]);
  const text = yamlOf(Object.fromEntries(lists));
  return new Map(text === "" ? [] : [[FILE, text]]);
}

function keysIn(each: Reader, part: Part): Record<string, unknown> {
  const [name = "", ...members] = MEMBERS[part];
  const keys: Record<string, unknown> = {
    [name]: each.name(name, FILE, `${each.path}.${name}`),
  };
  const { start, end } = each.period();
  for (const member of members) {
    if (member === "startDate") keys.start = start;
    else if (member === "endDate") keys.end = end;
    else if (member === "studyType") keys.degree = each.line(member);
    else if (LISTS.includes(member)) keys[member] = nonEmpty(each.list(member));
    else if (member === "url" || member === "date") {
      keys[member] = each[member](member);
    } else {
      const isText = member === "summary" || member === "reference";
      keys[member] = isText ? each.lines(member) : each.line(member);
    }
  }
  return keys;
}
