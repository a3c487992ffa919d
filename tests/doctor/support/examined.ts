import { readConfig } from "../../../lib/config.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { examine } from "../../../tools/doctor/mod.ts";
import { changedContent, type Changes } from "../../support/content.ts";

/** A day after all that the tests' own person says. */
export const TODAY = "2026-11-20";

interface Choice {
  env?: Record<string, string>;
  ask?: typeof fetch;
  /** Keeps only titles and headings of the manual, which is most of a site. */
  isManualShort?: boolean;
}

/** Findings of the doctor in the changed content. Paths are below its folder. */
export async function findingsIn(
  changes: Changes,
  choice?: Choice,
): Promise<Diagnostic[]> {
  return (await findingsByCheck(changes, choice)).flat();
}

/** The same, those of each check in a list, in the order of `checks`. */
export async function findingsByCheck(
  changes: Changes,
  { env, ask, isManualShort }: Choice = {},
): Promise<Diagnostic[][]> {
  await using folder = await changedContent(changes);
  const manual = isManualShort ? folder.manual : undefined;
  if (manual) await shorten(manual);
  // The tests' person has no commits, and the machine may have no git.
  const config = readConfig({
    CONTENT_DIR: folder.dir,
    CODEHOST_PROVIDER: "off",
    ...env,
  });
  const found = await examine({ config, today: TODAY, ask, manual });
  const below = (text: string) => text.replaceAll(`${folder.dir}/`, "");
  return found.map((findings) =>
    findings.map((finding) => ({
      ...finding,
      place: below(finding.place),
      what: below(finding.what),
      fix: below(finding.fix),
    }))
  );
}

/** Links to a document or a part of it lead there still. */
async function shorten(manual: string) {
  for await (const { name } of Deno.readDir(manual)) {
    if (!name.endsWith(".md")) continue;
    const text = await Deno.readTextFile(`${manual}/${name}`);
    const [, front = "", body = ""] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ??
      [];
    const headings = body.match(/^#+ .*$/gm) ?? [];
    await Deno.writeTextFile(
      `${manual}/${name}`,
      [front, ...headings, "Words.", ""].join("\n"),
    );
  }
}
