type Members = Record<PropertyKey, unknown>;

export interface Renamed {
  /** Path of the member in the file: `work[0].company`. */
  path: string;
  /** Its present name. */
  name: string;
}

/** Before version 1.0.0 the format called members so, and many résumés do still. */
const FORMER: Record<string, Record<string, string>> = {
  basics: { website: "url", picture: "image" },
  work: { company: "name", website: "url" },
  volunteer: { website: "url" },
  publications: { website: "url" },
  education: { gpa: "score" },
};

/** Gives the members of a résumé their names of today, where those say nothing yet. */
export function renameFormer(resume: Members): Renamed[] {
  return Object.entries(FORMER).flatMap(([part, names]) => {
    const found = resume[part];
    if (!Array.isArray(found)) return renameIn(found, part, names);
    return found.flatMap((item, at) => renameIn(item, `${part}[${at}]`, names));
  });
}

function renameIn(
  members: unknown,
  path: string,
  names: Record<string, string>,
): Renamed[] {
  if (!isMembers(members)) return [];
  return Object.entries(names).flatMap(([former, name]) => {
    if (!members[former] || members[name]) return [];
    members[name] = members[former];
    delete members[former];
    return [{ path: `${path}.${former}`, name }];
  });
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null;
}
