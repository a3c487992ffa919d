import { assert } from "@std/assert";

const MAX_BYTES = 5_000;

Deno.test("the library takes less than 5 KB, minified and compressed", async () => {
  const file = await Deno.makeTempFile({ suffix: ".js" });
  try {
    const entry = "clients/typescript/mod.ts";
    const flags = ["--quiet", "--platform=browser", "--minify"];
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["bundle", ...flags, "--output", file, entry],
    }).output();
    assert(success);
    const { body } = new Response(await Deno.readFile(file));
    const gzip = new CompressionStream("gzip");
    const packed = await new Response(body?.pipeThrough(gzip)).bytes();
    assert(
      packed.length > 0 && packed.length < MAX_BYTES,
      `${packed.length} bytes`,
    );
  } finally {
    await Deno.remove(file);
  }
});
