import type { Builder } from "fresh/dev";
import { ConfigError } from "../../lib/config.ts";
import { codeKey } from "../../lib/server/build/keys.ts";
import {
  readManifest,
  writeManifest,
} from "../../lib/server/build/manifest.ts";
import type { Progress } from "./progress.ts";
import { refuseOtherCode } from "./wanted.ts";

/** Makes what follows from the code alone but the bundle, unless it lies there. */
export async function buildCode(
  builder: Builder,
  progress: Progress,
): Promise<void> {
  const [code, made] = await Promise.all([codeKey(), readManifest()]);
  if (made.bundle === code) return;
  const { removeBundle } = await import("./bundle_site.ts");
  const { warnOfLittleMemory } = await import("../memory.ts");
  // deno-lint-ignore no-console -- its owner looks there
  await warnOfLittleMemory(console.warn);
  await writeManifest({});
  await removeBundle();
  await progress.phase("pages and islands", () => builder.build());
  await progress.phase("clients and fonts", async () => {
    const { writeNpmClient } = await import("./npm_client.ts");
    await writeNpmClient();
    const { copyFonts } = await import("./copy_fonts.ts");
    await copyFonts();
  });
  await writeManifest({ pages: code });
}

/** Bundles the server, unless the bundle of this code lies there. */
export async function buildBundle(progress: Progress): Promise<void> {
  const [code, made] = await Promise.all([codeKey(), readManifest()]);
  if (made.bundle === code) return;
  refuseOtherCode(made.pages, code);
  const { bundleSite } = await import("./bundle_site.ts");
  await progress.phase(
    "the bundle of the server",
    () => inTime(bundleSite(code)),
  );
  await writeManifest({ ...made, bundle: code });
}

/** A bundler that the system has ended, for want of memory, never answers. */
async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() =>
    late.reject(
      new ConfigError(
        "The bundle of the server was not made in five minutes: free some memory (a build needs 300 MB), or build on a faster machine",
      ),
    ), LONGEST);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

const LONGEST = 300_000;
