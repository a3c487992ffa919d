import { assert, assertEquals } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { FORMATS } from "../../tools/import/formats/mod.ts";
import { PROGRAM } from "../../tools/import/program.ts";
import { refuseUnusedOptions } from "../../tools/import/unused_options.ts";

const ALWAYS = "from all report";
const RESUME = `${ALWAYS} language time-zone figure programmer publish replace`;
const POSTS = `${ALWAYS} language section host fetch-images`;
const FILES = `${POSTS} permalink undated date-from`;

/** Options that an import reads, by its format. */
const READ: Record<string, string> = {
  "json-resume": RESUME,
  rendercv: RESUME,
  linkedin: `${RESUME} references`,
  wordpress: `${POSTS} media type`,
};

Deno.test("an option that does nothing in an import is refused by its name", () => {
  const names = Object.keys(PROGRAM.options).filter((name) => name !== "as");
  const refused = (format: typeof FORMATS[number], options: object) => {
    try {
      refuseUnusedOptions(format, options);
      return false;
    } catch (error) {
      assert(error instanceof ConfigError);
      assert(error.message.startsWith(`--${Object.keys(options)[0]} `));
      return true;
    }
  };
  for (const format of FORMATS) {
    const read = (READ[format.name] ?? FILES).split(" ");
    const found = names.filter((name) => !refused(format, { [name]: "x" }));
    assertEquals(found.sort(), read.sort(), format.name);
    assertEquals(refused(format, { as: "de" }), format.kind === "posts");
    if (format.kind === "posts") continue;
    const kept = names.filter((name) =>
      !refused(format, { [name]: "x", as: "de" })
    );
    const own = format.name === "linkedin" ? ["references"] : [];
    assertEquals(kept.sort(), [...ALWAYS.split(" "), ...own].sort());
  }
});
