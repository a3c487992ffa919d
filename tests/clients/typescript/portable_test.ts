import { assertEquals } from "@std/assert";

const FOLDER = "clients/typescript";
const IMPORT = /^(?:import|export)\b[^;]*?from\s+"([^"]+)"/gm;
/** Names that only some platforms have. */
const OF_A_PLATFORM = /\b(Deno|Bun|process|Buffer|require|__dirname)\b[.(]/;

Deno.test("the library imports nothing but itself and uses web standards alone", async () => {
  const texts = await reachable("mod.ts");
  const wrong = [...texts].flatMap(([name, text]) => {
    const imports = importsOf(text).filter((each) => !each.startsWith("./"));
    const code = text.replace(/^ *(\*|\/\/|\/\*\*).*/gm, "");
    const [found] = OF_A_PLATFORM.exec(code) ?? [];
    return [...imports, ...found ? [found] : []].map((each) =>
      `${name}: ${each}`
    );
  });
  assertEquals(wrong, []);
  assertEquals(texts.has("foyer.ts"), true);
  assertEquals(texts.has("cli.ts"), false);
});

Deno.test("the command reaches the system in one file, by names that Node has", async () => {
  const texts = await reachable("cli.ts");
  const users = [...texts].filter(([, text]) =>
    importsOf(text).some((each) => !/^\.\.?\//.test(each))
  );
  assertEquals(users.map(([name]) => name), ["cli.ts"]);
  const names = importsOf(texts.get("cli.ts") ?? "");
  const ofSystem = names.filter((each) => !each.startsWith("./"));
  assertEquals(ofSystem.filter((each) => !each.startsWith("node:")), []);
});

function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, specifier = ""]) => specifier);
}

/** Texts of a module and of all that it imports, by path. */
async function reachable(name: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const left = [name];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (texts.has(path)) continue;
    const text = await Deno.readTextFile(`${FOLDER}/${path}`);
    texts.set(path, text);
    const base = `file:///${path}`;
    const relative = importsOf(text).filter((each) => each.startsWith("."));
    left.push(
      ...relative.map((each) => new URL(each, base).pathname.slice(1)),
    );
  }
  return texts;
}
