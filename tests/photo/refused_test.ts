import { assert, assertEquals, assertRejects } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { makePhoto } from "../../tools/photo/make_photo.ts";
import { readPhoto } from "../../tools/photo/read_photo.ts";
import { png, webp } from "../support/images.ts";
import { refusedFiles } from "./support/refused.ts";

for (const [what, bytes] of Object.entries(await refusedFiles())) {
  Deno.test(`no photo is made of ${what}`, async () => {
    await assertRejects(() => makePhoto(bytes), ConfigError);
  });
}

Deno.test("a header that claims too many pixels is refused before they are decoded", async () => {
  for (const bytes of [png(60_000, 60_000), webp(16_000, 16_000)]) {
    const error = await assertRejects(
      () => makePhoto(new Uint8Array(bytes)),
      ConfigError,
    );
    assert(error.message.includes("64 million"), error.message);
  }
});

Deno.test("a file of more than 100 MB is not read", async () => {
  const file = await Deno.makeTempFile({ suffix: ".jpg" });
  // No block of the disk is taken.
  await Deno.truncate(file, 100 * 2 ** 20 + 1);
  const error = await assertRejects(() => readPhoto(file), ConfigError);
  assert(error.message.includes("100 MB"), error.message);
  await Deno.remove(file);
});

Deno.test("a HEIC photo is named, with the way to a JPEG", async () => {
  const { "a HEIC photo": heic } = await refusedFiles();
  const error = await assertRejects(
    () => makePhoto(heic ?? new Uint8Array()),
    ConfigError,
  );
  assertEquals(/HEIC.*JPEG.*iPhone/.test(error.message), true, error.message);
});
