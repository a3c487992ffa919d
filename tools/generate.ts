// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task generate`: writes every file that is made from others. A test
// fails where one of them is not as this would write it. `--seen sv`: notes that
// the Swedish translation is made of the present English texts.

import { dirname } from "node:path";
import { allMessages, SNAPSHOT } from "../tests/messages/mod.ts";
import { testSite } from "../tests/support/test_app.ts";
import { renderClientTypes } from "./generate/client_types.ts";
import { npmTypes } from "./generate/npm_types.ts";
import { renderPythonTypes } from "./generate/python_types.ts";
import { templateNames } from "./generate/template_names.ts";
import { fieldTables } from "./generate/field_tables.ts";
import { roomPlaces } from "./generate/room_places.ts";
import { robotSheet } from "./generate/robot_sheet.ts";
import { providerTables } from "./generate/providers.ts";
import { renewSeen } from "./generate/seen.ts";
import { versioned, withPackageNames } from "./generate/versions.ts";

// The manual belongs to the software, not to the content.
const MANUAL = "docs";

export const ROBOTS = "static/robots.png";

if (import.meta.main) {
  const [option, tag] = Deno.args;
  if (option === "--seen" && tag) {
    await renewSeen(tag);
    Deno.exit();
  }
  await write(await generated());
  await Deno.writeFile(ROBOTS, robotSheet());
  console.log(`Collecting messages for ${SNAPSHOT}: this takes minutes`);
  // Last, because the clients whose messages it collects need the new types.
  await write({ [SNAPSHOT]: await allMessages() });
}

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    if (text === await textOf(path)) continue;
    await Deno.mkdir(dirname(path), { recursive: true });
    await Deno.writeTextFile(path, text);
    console.log(`Wrote ${path}`);
  }
}

/** Undefined where nothing is written yet. */
function textOf(path: string): Promise<string | undefined> {
  return Deno.readTextFile(path).catch(() => undefined);
}

/**
 * Expected content of each generated file, by path. The snapshot of messages takes half a
 * minute and has tests of its own.
 */
export async function generated(): Promise<Record<string, string>> {
  const openapi = await openapiDocument();
  const hosting = await Deno.readTextFile(`${MANUAL}/hosting.md`);
  const dockerfile = await Deno.readTextFile("Dockerfile");
  const clientTypes = {
    "clients/typescript/types.ts": await renderClientTypes(openapi),
  };
  const files: Record<string, string> = {
    "tests/snapshots/openapi.json": openapi,
    ...clientTypes,
    ...await npmTypes(clientTypes),
    "clients/python/src/foyer/types.py": renderPythonTypes(openapi),
    "lib/base/words/template_names.ts": await templateNames(),
    "static/room.css": roomPlaces(await Deno.readTextFile("static/room.css")),
    [`${MANUAL}/fields.md`]: fieldTables(
      await Deno.readTextFile(`${MANUAL}/fields.md`),
    ),
    [`${MANUAL}/hosting.md`]: withDockerfile(hosting, dockerfile),
    [`${MANUAL}/clients.md`]: withPackageNames(
      await Deno.readTextFile(`${MANUAL}/clients.md`),
    ),
    ...await versioned(),
  };
  const manual = ["numbers.md", "room-api.md"].map(async (name) => {
    const path = `${MANUAL}/${name}`;
    return [path, providerTables(await Deno.readTextFile(path))];
  });
  return { ...files, ...Object.fromEntries(await Promise.all(manual)) };
}

/** As the tests' own site serves it. */
async function openapiDocument(): Promise<string> {
  using site = testSite();
  const document = await (await site.fetch("/openapi.json")).json();
  return JSON.stringify(document, null, 2) + "\n";
}

/** The document shows the file that it speaks of. */
function withDockerfile(document: string, dockerfile: string): string {
  return document.replace(
    /^```dockerfile\n[^`]*^```$/m,
    () => `\`\`\`dockerfile\n${dockerfile}\`\`\``,
  );
}
