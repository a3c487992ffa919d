import { assertEquals } from "@std/assert";
import { type Changes, problemsOf, readFile } from "../../support/content.ts";

/** The one problem of the changed content. */
export async function problemOf(changes: Changes): Promise<string> {
  const problems = await problemsOf(changes);
  assertEquals(problems.length, 1, problems.join("\n"));
  return problems.join();
}

export function role(fields: string, body = "What I did."): Changes {
  return { "work/acme-staff.md": `---\n${fields}\n---\n${body}\n` };
}

export const ROLE = `company: Acme
role: Staff
start: 2019
end: 2021
slug: acme-staff`;

export async function hiddenPage(): Promise<string> {
  const text = await readFile("pages/room.md");
  return text.replace("nav: true", "hidden: true");
}
