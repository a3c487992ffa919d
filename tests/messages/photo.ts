import { makePhoto } from "../../tools/photo/make_photo.ts";
import { refusedFiles } from "../photo/support/refused.ts";
import { png } from "../support/images.ts";
import { runTask } from "../support/run_task.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

const CALLS = [
  ["nowhere.jpg"],
  ["a.jpg", "--alt", "A gull"],
  ["a.jpg", "--profile", "--out", "b.jpg"],
];

/** Errors about photos and calls, and the help. */
export async function photoMessages(): Promise<Messages> {
  const files = {
    ...await refusedFiles(),
    "too many pixels": new Uint8Array(png(60_000, 60_000)),
  };
  const calls = Object.entries(files).map(([situation, bytes]) =>
    [situation, () => makePhoto(bytes)] as const
  );
  const refused = await Promise.all(CALLS.map(async (args) => {
    const { stderr } = await runTask("photo", args);
    return [`photo ${args.join(" ")}`, stderr.trimEnd()] as const;
  }));
  const { stdout } = await runTask("photo", ["--help"]);
  return {
    ...await errorTexts(Object.fromEntries(calls)),
    ...Object.fromEntries(refused),
    "the help of photo": stdout.trimEnd(),
  };
}
