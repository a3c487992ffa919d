import { assert, assertNotEquals } from "@std/assert";
import { NPC_IDS, type NpcId } from "../../lib/answers/npc/actions.ts";
import { talk } from "./support/talk.ts";

/** The manual has a word that is like almost any. */
const OTHERS = NPC_IDS.filter((id) => id !== "librarian");

for (const id of OTHERS) {
  Deno.test(`the ${id} names what is nowhere, and leads to the owner`, async () => {
    const { messages: [nothing = ""], action } = await talk(id, "Rust?");
    assert(nothing.includes("Rust"), nothing);
    const { messages: [other] } = await talk(colleagueOf(id), "Rust?");
    assertNotEquals(nothing, other);
    assert(action?.target === "/contact");
  });

  Deno.test(`the ${id} repeats one plain word of a message, and no more`, async () => {
    for (
      const [message, word] of [
        ["Do you know Tableau?", "Tableau"],
        ["Do you know Erlang-OTP_27?", "Erlang-OTP"],
        [`Do you know Q${"z".repeat(90)}?`, `Q${"z".repeat(39)}`],
        ["Do you know Zig.\u202e\u0000?", "Zig"],
      ] as const
    ) {
      const { messages: [nothing = ""] } = await talk(id, message);
      assert(nothing.includes(word), nothing);
      assert(!nothing.includes(`${word}z`), nothing);
      assert(!/[<>_’]|\p{C}/u.test(nothing), nothing);
      assert(!/27/.test(nothing), nothing);
    }
  });
}

function colleagueOf(id: NpcId): NpcId {
  return id === "concierge" ? "archivist" : "concierge";
}
