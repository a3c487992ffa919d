import { assertEquals } from "@std/assert";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";
import { emptyFolder } from "../support/empty_folder.ts";

/** `systemctl show` quotes a value for a shell, and `runuser` runs what follows `-u foyer --`. */
const STAND_INS = `systemctl() { cat <<'END'
PORT=8000 "NAME=two  words" "WISH=\\"\\$HOME\\" \\\`id\\\`"
END
}
runuser() { shift 3; "$@"; }`;

Deno.test("as_foyer passes the settings of the unit and the arguments as they are", async () => {
  const definition = (await commandsUnder("As the user of the site", "upkeep"))
    .find((line) => line.startsWith("as_foyer()")) ?? "";
  await using folder = await emptyFolder();
  const { sh } = await shellIn(folder.path, {});
  const call = `as_foyer sh -c 'printf "%s\\n" "$PORT" "$NAME" "$WISH" "$1"' ` +
    `sh '$a  "b"'`;
  const printed = await sh([STAND_INS, definition, call].join("\n"));
  assertEquals(printed.trimEnd().split("\n"), [
    "8000",
    "two  words",
    '"$HOME" `id`',
    '$a  "b"',
  ]);
});
