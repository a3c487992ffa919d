import { assertEquals } from "@std/assert";
import { importsOf } from "./support/imports.ts";
import { faultsIn } from "./support/sources.ts";

// Values that differ from run to run come in through deps.
const EFFECTS =
  /\bDate\.now\(|new Date\(\)|(?<![.\w])fetch\(|\bAbortSignal\.timeout\(|\bDeno\.(?!Kv\b|KvKey\b|AtomicOperation\b|ServeHandlerInfo\b)/;
const MAY_HAVE_EFFECTS =
  /^lib\/(fresh\/|base\/time\/turns\.ts$|ui\/events\/|ui\/browser\/|content\/read_folder\.ts$|server\/build\/(keys|manifest|store)\.ts$|ui\/room\/use_|services\/upstreams\/asset_paths\.ts$)/;

Deno.test("the clock, the network and the system come into lib as values", async () => {
  const wrong = await faultsIn(["lib"], (path, text) => {
    if (MAY_HAVE_EFFECTS.test(path)) return [];
    return text.split("\n").flatMap((line, i) => {
      const code = line.replace(/^\s*(\*|\/\/|\/\*\*).*/, "");
      return EFFECTS.test(code) ? [`${path}:${i + 1} ${line.trim()}`] : [];
    });
  });
  assertEquals(wrong, []);
});

const READS_URL = /\breq(uest)?\.url\b|\btargetOf\b[^;]*http\/target\.ts"/;
const MAY_READ_URL =
  /^lib\/(fresh\/|services\/upstreams\/|server\/middleware\/(read_request|ask_fresh)\.ts$)/;

Deno.test("a request is taken apart once: nobody below reads its URL", async () => {
  const wrong = await faultsIn(
    ["lib", "routes", "islands"],
    (path, text) =>
      READS_URL.test(text) && !MAY_READ_URL.test(path) ? [path] : [],
  );
  assertEquals(wrong, []);
});

Deno.test("routes only wire: no schema, no status, no storage", async () => {
  const wrong = await faultsIn(
    ["routes"],
    (path, text) =>
      importsOf(path, text)
        .filter((target) =>
          /^lib\/services\/(kv|upstreams)\/|^zod$/.test(target)
        )
        .map((target) => `${path} imports ${target}`),
  );
  assertEquals(wrong, []);
});

Deno.test("a page knows the site alone, and no other page's words", async () => {
  const wrong = await faultsIn(
    ["routes", "lib/ui", "islands"],
    (path, text) => {
      if (!path.endsWith(".tsx")) return [];
      // A twin is made of its page, which would wait for itself; none is made
      // of a page that answers a question.
      const imports = importsOf(path, text)
        .filter((target) =>
          /^lib\/(server|answers|api\/ask)\/(?!types\.ts$)/.test(target)
        );
      const names = text.match(/\b(twins|knowledge)\b/g) ?? [];
      return [...imports, ...names].map((name) => `${path}: ${name}`);
    },
  );
  assertEquals(wrong, []);
});

Deno.test("nothing is imported from a URL", async () => {
  const wrong = await faultsIn(
    ["lib", "routes", "islands", "tests", "tools"],
    (path, text) =>
      importsOf(path, text).some((each) => /^(https?|jsr):/.test(each))
        ? [path]
        : [],
  );
  assertEquals(wrong, []);
});
