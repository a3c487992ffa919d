import {
  type Imported,
  importResume,
} from "../../../tools/import/import_resume.ts";
import { PRIVATE, type Private } from "../../../tools/import/notes.ts";
import {
  type ReadResume,
  readResume,
} from "../../../tools/import/read_resume.ts";
import { readTemplate } from "../../../tools/new/template.ts";
import { writeContent } from "../../../tools/new/write_content.ts";
import type { Content } from "../../../lib/content/content.ts";
import { loadContent } from "../../../lib/content/load.ts";
import { emptyFolder } from "../../support/empty_folder.ts";

export const TODAY = "2026-11-20";
const template = readTemplate(TODAY);

/** Imports a résumé without a file system. */
export function imported(
  json: unknown,
  publish: Private[] = [...PRIVATE],
  language = "en",
): Imported {
  return importedFrom(
    readResume(JSON.stringify(json), "me.json"),
    publish,
    language,
  );
}

/** The same for a résumé that was read from another format. */
export function importedFrom(
  read: ReadResume,
  publish: Private[] = [...PRIVATE],
  language = read.language ?? "en",
): Imported {
  return importResume(read, {
    setting: {
      language,
      time_zone: "UTC",
      guessed: [],
      publish,
      look: { figure: "1", isQuiet: false },
    },
    template,
    today: TODAY,
  });
}

/** The same, written into a folder of its own and read as the site reads it. */
export async function contentOf({ files }: Imported): Promise<Content> {
  await using folder = await emptyFolder();
  const dir = `${folder.path}/person`;
  await writeContent(dir, files, { replace: false, today: TODAY });
  return await loadContent(dir);
}
