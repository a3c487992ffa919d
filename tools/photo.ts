// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task photo FILE`: a photo of a phone as one that the site takes. Exit code 1
// if nothing was written.

import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { readArguments, refuseUnused } from "./command_line.ts";
import { contentDir } from "./new/content_dir.ts";
import { showInProfile } from "./photo/in_profile.ts";
import { readPhoto } from "./photo/read_photo.ts";
import { writeBeside, writeTo, written } from "./photo/write_photo.ts";

const PROGRAM = {
  usage: "deno task photo FILE",
  about:
    "Makes a small, upright JPEG without position from the photo of a phone. Writes it beside the photo, unless told otherwise.",
  takes: [1, 1],
  options: {
    profile: { type: "boolean", help: "Show it as your photo in profile.md" },
    alt: {
      type: "string",
      value: "TEXT",
      help: "What your photo shows, with --profile; your name unless given",
    },
    out: { type: "string", value: "PATH", help: "Write it to this new file" },
  },
} as const;

await explain(async () => {
  const { values, positionals: [file = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const { profile = false, alt, out } = values;
  refuseTwoPlaces({ profile, out });
  if (!profile) refuseUnused({ alt }, ["alt"], "--profile");
  const photo = await readPhoto(file);
  if (profile) {
    return console.log(
      (await showInProfile(contentDir(), photo, alt)).join("\n"),
    );
  }
  if (out !== undefined) await writeTo(out, photo);
  console.log(written(out ?? await writeBeside(file, photo), photo));
});

/** Throws a ConfigError. */
function refuseTwoPlaces(
  { profile, out }: { profile: boolean; out?: string },
): void {
  if (profile && out !== undefined) {
    throw new ConfigError(
      "--profile and --out name two places for the photo; remove one of them",
    );
  }
}
