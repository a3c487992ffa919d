import { assertEquals } from "@std/assert";
import { offeredCodings } from "../../lib/base/http/compress.ts";
import { excessOf } from "../../tools/doctor/checks/budgets.ts";

const KB = 1024;
const PAGE = {
  path: "/page",
  inner: "/page",
  twinPath: "/page.md",
  language: "en",
};

/** Bytes that no coding makes shorter than three quarters. */
function noise(length: number): string {
  let seed = 1;
  const bytes = Uint8Array.from({ length: length * 3 / 4 }, () => {
    seed = Math.imul(seed, 1_103_515_245) + 12_345 >>> 0;
    return seed >>> 16;
  });
  return bytes.toBase64();
}

/** Reports whether the page is over its budget, and counts its compressions. */
const PAGES: [
  what: string,
  page: { html: string; twin: string },
  isOver: boolean,
  codings: number,
][] = [
  ["fits as it is", { html: noise(13 * KB), twin: "" }, false, 0],
  [
    "fits in the cheaper coding",
    { html: "word ".repeat(12 * KB), twin: "" },
    false,
    1,
  ],
  [
    "fits in none",
    { html: noise(40 * KB), twin: "" },
    true,
    offeredCodings().length,
  ],
  ["has a long twin", { html: "", twin: "word ".repeat(5 * KB) }, true, 0],
];

Deno.test("a page is compressed no further than it takes to see whether it keeps to its budget", async () => {
  const { CompressionStream } = globalThis;
  let made = 0;
  globalThis.CompressionStream = class extends CompressionStream {
    constructor(format: CompressionFormat) {
      super(format);
      made++;
    }
  };
  const wrong: string[] = [];
  try {
    for (const [what, page, isOver, codings] of PAGES) {
      made = 0;
      const found = await excessOf(PAGE, page);
      if (found.length > 0 !== isOver) wrong.push(`${what}: ${found.length}`);
      if (made !== codings) wrong.push(`${what}: compressed ${made} times`);
    }
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
  assertEquals(wrong, []);
});

Deno.test("a page in another language than English may be longer", async () => {
  const overIn = async (language: string) => {
    const texts = { html: noise(19 * KB), twin: "" };
    return await excessOf({ ...PAGE, language }, texts);
  };
  assertEquals((await overIn("en")).length, 1);
  assertEquals(await overIn("fr"), []);
});
