import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { inspect } from "node:util";
import { ApiError } from "../../../clients/typescript/mod.ts";
import { ACTING } from "../support/behaviours.ts";
import { StandIn } from "../support/stand_in.ts";

const HOSTILE =
  "\u001b[2J\u009b31m\u0000\u007f\u0085\u202e\u2066\u200f\u061c\u2028\r\n";
const BODY = { code: `a${HOSTILE}`, error: HOSTILE, hint: HOSTILE };
const LIBRARY = new URL(
  "../../../_fresh/npm/mod.js",
  import.meta.url,
);
/** Prints an error in each way that programs do, and ends with it. */
const PROGRAM = `
import { Foyer } from "${LIBRARY}";
const foyer = new Foyer({ baseUrl: process.argv.at(-1), maxRetries: 0 });
try {
  await foyer.getStats();
} catch (error) {
  console.error(error);
  console.error(String(error), error.message, error.stack, error.hint);
  console.error("%s %o %O", error, error, error);
  throw error;
}
`;

Deno.test("no form in which an ApiError is printed acts on a terminal", () => {
  const headers = new Headers({ "x-request-id": "\u009b2J" });
  const error = new ApiError({
    status: 404,
    code: BODY.code,
    message: HOSTILE,
    hint: HOSTILE,
    body: { [HOSTILE]: HOSTILE },
    headers,
    requestId: "\u009b2J",
  });
  const options = { depth: Infinity, showHidden: true, getters: false };
  const forms = [
    String(error),
    error.stack ?? "",
    inspect(error, options),
    Deno.inspect(error, { depth: 9 }),
  ];
  assertEquals(forms.flatMap(actingLines), []);
  assertStringIncludes(String(error), "\\u001b[2J");
});

const RUNTIMES = { Node: ["node"], Deno: [Deno.execPath(), "run", "-A"] };
for (const [name, [program = "", ...flags]] of Object.entries(RUNTIMES)) {
  Deno.test(`an error that nobody catches in ${name} acts on no terminal`, async () => {
    const file = await Deno.makeTempFile({ suffix: ".mjs" });
    await Deno.writeTextFile(file, PROGRAM);
    for (
      const answer of [
        { status: 404, json: BODY },
        { fault: "garbage", text: `220 ${HOSTILE}` } as const,
      ]
    ) {
      await using standIn = new StandIn([answer]);
      const { success, stderr } = await new Deno.Command(program, {
        args: [...flags, file, standIn.url],
        env: { NO_COLOR: "1" },
      }).output();
      assert(!success);
      const text = new TextDecoder().decode(stderr);
      assertStringIncludes(text, "Error");
      assertEquals(actingLines(text), []);
    }
    await Deno.remove(file);
  });
}

function actingLines(text: string): string[] {
  return text.split("\n").filter((line) => ACTING.test(line));
}
