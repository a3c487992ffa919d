import { assert, assertNotEquals } from "@std/assert";
import { NPC_IDS, type NpcId } from "../../lib/answers/npc/actions.ts";
import { talk } from "./support/talk.ts";

for (const id of NPC_IDS) {
  Deno.test(`the ${id} names what is nowhere, and says what can be asked`, () => {
    const { messages } = talk(id, "Any Rust experience?");
    const [nothing = "", next] = messages;
    assert(nothing.includes("Rust"));
    assert(next);
    assertNotEquals(
      nothing,
      talk(other(id), "Any Rust experience?").messages[0],
    );
  });

  Deno.test(`the ${id} repeats one plain word of a message, and no more`, () => {
    for (
      const [message, word] of [
        ["Do you know Tableau’s licence?", "Tableau"],
        ["Do you know Erlang-OTP_27?", "Erlang-OTP"],
        [`Do you know Q${"z".repeat(90)}?`, `Q${"z".repeat(39)}`],
        ["Do you know Zig.\u202e\u0000?", "Zig"],
      ] as const
    ) {
      const [nothing = ""] = talk(id, message).messages;
      assert(nothing.includes(word), nothing);
      assert(!nothing.includes(`${word}z`), nothing);
      assert(!/[<>_’]|\p{C}/u.test(nothing), nothing);
      assert(!/licence|27/.test(nothing), nothing);
    }
  });
}

/** A colleague. */
function other(id: NpcId): NpcId {
  return id === "librarian" ? "archivist" : "librarian";
}
