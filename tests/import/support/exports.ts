import { strToU8, zipSync } from "fflate/browser";
import type { ReadOptions } from "../../../tools/import/formats/format.ts";
import { formatOf } from "../../../tools/import/formats/mod.ts";
import { report } from "../../../tools/import/report.ts";
import { openZip } from "../../../tools/import/source_zip.ts";
import type { Source } from "../../../tools/import/source.ts";
import type { Private } from "../../../tools/import/notes.ts";
import { TODAY } from "./imported.ts";
import type { Export } from "./linkedin.ts";
import { assertRoundTripOf } from "./round_trip.ts";

export const OPTIONS: ReadOptions = {
  language: "en",
  today: TODAY,
  references: false,
};

export function zipOf(files: Export): Uint8Array {
  const entries = Object.entries(files)
    .map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries));
}

export async function zipSource(files: Export): Promise<Source> {
  const source = await openZip(zipOf(files));
  if (!source) throw new TypeError("Cannot read the ZIP");
  return { name: "export.zip", ...source };
}

/** Imports an export as the command does, and compares /resume.json with it. */
export async function importedExport(
  files: Export,
  options: Partial<ReadOptions> = {},
  publish: Private[] = [],
) {
  const source = await zipSource(files);
  const format = await formatOf(source);
  if (format.kind !== "resume") throw new TypeError("Not a résumé");
  const read = await format.read(source, { ...OPTIONS, ...options });
  const result = await assertRoundTripOf(read, publish);
  const { notes, places } = result;
  return {
    ...result,
    written: [...result.files.values()].join("\n"),
    listed: report(notes, { all: true, places }),
  };
}
