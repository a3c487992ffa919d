import { assert, assertEquals } from "@std/assert";
import { WHEEL } from "../../../lib/api/packages/mod.ts";
import { BASE_URL } from "../../support/test_app.ts";
import { findPython, run } from "../python/python.ts";
import { ODD_ADDRESSES } from "./odd_addresses.ts";
import { filesOfWheel, Installed, packageAt } from "./unpacked.ts";

const files = filesOfWheel(await packageAt(WHEEL, BASE_URL));

function fileAt(name: string): string {
  const [, text] =
    [...files].find(([path]) => path.endsWith(`.dist-info/${name}`)) ?? [];
  assert(text !== undefined, name);
  return text;
}

Deno.test("RECORD has every file of the wheel, with its size and its SHA-256", async () => {
  const lines = fileAt("RECORD").trimEnd().split("\n");
  const recorded = lines.map((line) => line.split(","));
  assertEquals(recorded.map(([path]) => path), [...files.keys()]);
  assertEquals(recorded.at(-1)?.slice(1), ["", ""]);
  for (const [path = "", digest, size] of recorded.slice(0, -1)) {
    const bytes = new TextEncoder().encode(files.get(path));
    const hash = await crypto.subtle.digest("SHA-256", bytes);
    const text = new Uint8Array(hash).toBase64()
      .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    assertEquals([digest, size], [`sha256=${text}`, String(bytes.length)]);
  }
});

Deno.test("the wheel has its modules, the mark of their types and its licence", async () => {
  for await (const { name } of Deno.readDir("clients/python/src/foyer")) {
    if (name !== "__pycache__") assert(files.has(`foyer/${name}`), name);
  }
  assert(files.has("foyer/py.typed"));
  assertEquals(
    fileAt("licenses/LICENSE"),
    await Deno.readTextFile("LICENSE"),
  );
  const top = new Set([...files.keys()].map((path) => path.split("/")[0]));
  const [, name] = /clients\/(.*)-py3-none-any\.whl/.exec(WHEEL.path) ?? [];
  assertEquals([...top], ["foyer", `${name}.dist-info`]);
});

Deno.test("METADATA says what a resolver asks, and its body is the README", () => {
  const [head = "", ...body] = fileAt("METADATA").split("\n\n");
  const fields = head.split("\n").map((line) => line.split(/: (.*)/, 2));
  const valuesOf = (wanted: string) =>
    fields.filter(([name]) => name === wanted).map(([, value]) => value);
  assertEquals(valuesOf("Name"), ["foyer-client"]);
  assertEquals(valuesOf("Requires-Python"), [">=3.10"]);
  assertEquals(valuesOf("Provides-Extra"), ["async"]);
  for (const needed of valuesOf("Requires-Dist")) {
    assert(needed?.endsWith("; extra == 'async'"), needed);
  }
  assert(body.join("\n\n").startsWith("# foyer-client\n"));
});

Deno.test("the wheel of any address calls it with no option given", async (t) => {
  const python = await findPython();
  for (const address of ODD_ADDRESSES) {
    await t.step(address, async () => {
      await using installed = await Installed.at(address);
      const env = { PYTHONPATH: installed.python };
      const output = await run([python, "-c", ASKED], env);
      assertEquals(output, `${address}\nGET\n`);
    });
  }
});

const ASKED = `
from foyer import Foyer, Response
from foyer._default_base_url import DEFAULT_BASE_URL

def answer(request):
    assert request.url.endswith("/api/v1/stats"), request.url
    print(request.method)
    return Response(200, {}, b"{}")

print(DEFAULT_BASE_URL)
Foyer(fetch=answer).get_stats()
`;
