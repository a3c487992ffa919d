import { plainText } from "../markdown/plain_text.ts";
import { ROLE_CUES, ROLE_TIME_CUES } from "./cues.ts";
import { type FactSection, factSection } from "./fact_section.ts";
import type { Facts, RoleFact } from "./facts.ts";

/** The roles, newest first, each found by its years and its place in time too. */
export function roleSections({ roles, comma }: Facts): FactSection[] {
  const latestPast = roles.find((role) => !isCurrent(role));
  return roles.map((role, at) => {
    const times = [
      isCurrent(role) ? ROLE_TIME_CUES.current : ROLE_TIME_CUES.past,
      role === latestPast ? ROLE_TIME_CUES.latestPast : "",
      at === roles.length - 1 ? ROLE_TIME_CUES.first : "",
    ];
    const detail = plainText(role.detail);
    return factSection({
      topic: "work",
      kind: "role",
      name: `${role.role}${comma}${role.company}`,
      path: role.path,
      title: `${role.company}\n${role.slug}`,
      heading: `${role.role}\n${role.skills.join("\n")}`,
      text: [detail, role.place, role.about].filter(Boolean).join("\n"),
      lead: [role.period, role.skills.join(comma)].filter(Boolean).join(". "),
      passage: detail,
      cues: [ROLE_CUES, ...yearsOf(role), ...times].join(" "),
    });
  });
}

function isCurrent({ years }: RoleFact): boolean {
  return years.endsWith("present");
}

// What is still going on has no last year, and there is no clock in here.
const AHEAD = 10;

/** 2019–2021 is found by 2020 too. */
function yearsOf({ years }: RoleFact): number[] {
  const [from = NaN, to = from] = (years.match(/\d{4}/g) ?? []).map(Number);
  if (Number.isNaN(from)) return [];
  const last = years.endsWith("present") ? from + AHEAD : to;
  return Array.from(
    { length: Math.max(1, last - from + 1) },
    (_, at) => from + at,
  );
}
