import { assert, assertEquals } from "@std/assert";
import { changedContent, edited, readFile } from "./support/content.ts";
import { freePort } from "./support/free_port.ts";
import { startDev } from "./support/server.ts";

const FILE = "profile.md";

Deno.test("deno task dev shows the mistakes of the content on the page until they are mended", async () => {
  const mistake = await edited(FILE, "hue: 20", "hue: <b>green");
  await using folder = await changedContent(mistake);
  const port = freePort();
  const server = startDev({ CONTENT_DIR: folder.dir, PORT: `${port}` });
  const listening = lines(server.stderr, /^Listening on /);
  try {
    await listening.next();
    const wrong = await fetch(`http://127.0.0.1:${port}/about`);
    const page = await wrong.text();
    assertEquals(wrong.status, 500);
    assertEquals(wrong.headers.get("x-robots-tag"), "noindex");
    assert(page.includes(`${folder.dir}/${FILE}:8:6`), page);
    assert(page.includes("use a number from 0 to 360"), page);
    assert(page.includes("&lt;b>green") && !page.includes("<b>"), page);
    assert(!page.includes("file:///"), page);

    await Deno.writeTextFile(`${folder.dir}/${FILE}`, await readFile(FILE));
    const mended = await fetch(`http://127.0.0.1:${port}/about`);
    assertEquals(mended.status, 503);
    assert((await mended.text()).includes('http-equiv="refresh"'));

    await listening.next();
    const sound = await fetch(`http://127.0.0.1:${port}/about`);
    await sound.body?.cancel();
    assertEquals(sound.status, 200);
  } finally {
    server.kill();
    await Promise.all([
      server.status,
      server.stdout.cancel(),
      listening.return(),
    ]);
  }
});

/** The lines of an output that look so. */
async function* lines(
  output: ReadableStream<Uint8Array<ArrayBuffer>>,
  wanted: RegExp,
): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of output.pipeThrough(new TextDecoderStream())) {
    const [last = "", ...whole] = (rest + chunk).split("\n").reverse();
    rest = last;
    for (const line of whole.reverse()) if (wanted.test(line)) yield line;
  }
}
