import * as z from "zod";
import { body, hidden, record, slug, text, textUpTo } from "../fields.ts";
import type { Entry } from "../front_matter.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";

// The optional keys are those of agentskills.io/specification.
export const Skill = record({
  name: slug().max(64, "too long; use at most 64 characters").describe(
    "Name of the skill, the same as its folder.",
  ),
  description: textUpTo(1024).describe(
    "What the skill does and when an agent needs it, at most 1,024 characters.",
  ),
  license: text().optional().describe("Licence of the skill."),
  compatibility: textUpTo(500).optional().describe(
    "What the skill needs, at most 500 characters.",
  ),
  metadata: z.record(
    z.string(),
    text(),
    "not a group of fields; write one field: value per line",
  )
    .optional().describe(
      "More `field: value` lines. `questions` holds two to five questions, one a line.",
    ),
  "allowed-tools": text().optional().describe("Tools that the agent may use."),
  hidden: hidden(),
}, { body: body(), raw: z.string() });
export type Skill = z.output<typeof Skill>;

const MAX_SKILLS = 3;

export const skills = defineKind({
  root: "person",
  files: "skills/*/SKILL.md",
  isOptional: true,
  usedBy: (name) =>
    `/skills/${name}/SKILL.md, /.well-known/agent-skills/index.json`,
  schema: Skill,
  given: ({ text }, body) => ({ body, raw: text }),
  collect(entries) {
    entries.forEach(checkName);
    checkNumber(entries);
    return visible(entries);
  },
});

function checkName({ value, name, complain }: Entry<Skill>): void {
  if (value.name === name) return;
  complain(
    ["name"],
    `"${value.name}" differs from the name of the folder; use ${name}, or rename the folder`,
  );
}

function checkNumber(entries: Entry<Skill>[]): void {
  const shown = entries.filter(({ value }) => !value.hidden);
  for (const { value, complain } of shown.slice(MAX_SKILLS)) {
    const what = `"${value.name}" is above the limit of ${MAX_SKILLS} skills`;
    complain(["name"], `${what}; remove a skill, or set hidden: true in one`);
  }
}
