import { readDate } from "../../dates.ts";
import type { Cells } from "../../draft.ts";
import { type Cell, type Fields, joined } from "../../fields.ts";
import { LISTS, MEMBERS, type Part } from "../../json_resume.ts";
import { named, splitAtCommas } from "./plain.ts";

/** Fields with the name of an entry. */
const NAMES = ["company", "institution", "name", "label", "title"];

const TEXT = ["details", "summary"];
const DATES = ["date", "start_date", "end_date"];

/** Members that take all of several fields. */
const TEXTS = ["description", "summary", "reference"];

/** Fields of each member that has another name in RenderCV. */
const FIELDS: Record<string, string[]> = {
  awarder: ["awarder", "issuer"],
  date: DATES,
  description: TEXT,
  fluency: [...TEXT, "fluency", "level"],
  issuer: ["issuer", ...TEXT],
  keywords: [...TEXT, "highlights", "keywords"],
  publisher: ["journal", "publisher"],
  reference: [...TEXT, "highlights"],
  releaseDate: DATES,
  score: ["score", "grade", "gpa"],
  studyType: ["degree"],
  summary: [...TEXT, "authors", "highlights"],
};

/**
 * List of the résumé that takes an entry. Fields decide that are of one kind alone,
 * and then the title of the section. Undefined if the entry has no name.
 */
export function listFor(fields: Fields, titled?: Part): Part | undefined {
  if (fields.has("company", "position")) {
    return titled === "volunteer" ? titled : "work";
  }
  if (fields.has("institution", "area", "degree")) return "education";
  if (fields.has("authors", "doi", "journal")) return "publications";
  if (!fields.has(...NAMES, "details")) return;
  if (titled) return titled;
  if (fields.has("title")) return "publications";
  return fields.has("name") ? "projects" : "skills";
}

/** The members of an entry. */
export function entryIn(fields: Fields, to: Part): Cells {
  const [nameMember = "", ...members] = MEMBERS[to];
  const whole = fields.take(...NAMES);
  const cells: Cells = {};
  for (const member of members) {
    // A field is no text of one member that is another.
    const names = (FIELDS[member] ?? [member])
      .filter((field) => field === member || !members.includes(field));
    cells[member] = valueIn(fields, member, names);
  }
  const hasPlace = members.includes("url") && !cells.url;
  return {
    ...cells,
    ...hasPlace ? named(nameMember, whole) : { [nameMember]: whole },
    ...to === "education" && schoolIn(fields, cells.score),
    ...members.includes("startDate") && periodIn(fields, to),
  };
}

function valueIn(fields: Fields, member: string, names: string[]) {
  if (member === "keywords") {
    return fields.takeAll(...names).flatMap(splitAtCommas);
  }
  if (LISTS.includes(member)) return fields.takeAll(...names);
  if (TEXTS.includes(member)) {
    // All values as one text. Authors share a line.
    const texts = names.map((name) =>
      joined(fields.takeAll(name), name === "authors" ? ", " : "\n\n")
    );
    return joined(texts.filter((text) => text !== undefined), "\n\n");
  }
  const doi = member === "url" && fields.take("doi");
  if (doi) return { ...doi, text: `https://doi.org/${doi.text}` };
  const isDate = names.includes("date");
  return fields.take(...names) ??
    (isDate
      ? fields.takeIf("details", (text) => readDate(text) !== undefined)
      : undefined);
}

/** A `date` replaces the others. Studies and projects without an end continue. */
function periodIn(fields: Fields, to: Part): Cells {
  const date = fields.take("date");
  if (date && to === "work") return { startDate: date, endDate: date };
  // One date is the end of studies, and the day of a project.
  if (date) return to === "projects" ? { startDate: date } : { endDate: date };
  const startDate = fields.take("start_date");
  const isOpen = startDate && (to === "education" || to === "projects");
  const endDate = fields.take("end_date") ??
    (isOpen ? { ...startDate, text: "present" } : undefined);
  return { startDate, endDate };
}

/** Beginning of a result. A note needs a number to be one. */
const SCORE =
  /^(?:(?:final |overall )?(?:grade|gpa|score)|abschlussnote|calificación|promedio|média|moyenne|betyg|not[ae](?=.*\d))\s*:\s*/i;

const COURSES =
  /^(?:relevant )?(?:courses?|coursework|kurse|cours|cursos|kurser)\s*:\s*/i;

/** Result and courses. The site has no other place for highlights of studies. */
function schoolIn(fields: Fields, score: Cells[string]): Cells {
  const points = fields.takeAll("highlights", "summary");
  const graded = points.find(({ text }) => !score && SCORE.test(text));
  const without = (beginning: RegExp, cell: Cell) => ({
    ...cell,
    text: cell.text.replace(beginning, ""),
  });
  return {
    score: score ?? (graded && without(SCORE, graded)),
    courses: points.filter((point) => point !== graded).flatMap((point) =>
      COURSES.test(point.text) ? splitAtCommas(without(COURSES, point)) : point
    ),
  };
}
