import { assert, assertEquals, assertMatch } from "@std/assert";
import { z } from "zod";
import { NPC_IDS, type NpcId } from "../../lib/answers/npc/actions.ts";
import { NpcReply } from "../../lib/api/operations/npc_chat.ts";
import english from "../../lib/base/words/english.json" with { type: "json" };
import { saidIn, unbacked } from "../answers/support/backed.ts";
import { CONTENT_DIR } from "../support/content.ts";
import { testContent, type TestSite, testSite } from "../support/test_app.ts";

/** Message of a visitor, and conditions on the reply. */
const Turn = z.strictObject({
  say: z.string(),
  /** Repetitions of the text in one message. */
  times: z.number().default(1),
  /** A pattern for the messages in one line. */
  answer: z.string().optional(),
  /** A pattern for the type and the target of the action. */
  action: z.string().optional(),
  /** Nothing is certain: it quotes passages with their places, or says that there is none. */
  unsaid: z.literal(true).optional(),
  /** The code of the error. */
  refused: z.string().optional(),
});
type Turn = z.output<typeof Turn>;

const known = await saidIn(CONTENT_DIR, "docs");

for (const id of NPC_IDS) {
  const file = `tests/golden/conversations/${id}.json`;
  const turns = Turn.array().parse(JSON.parse(await Deno.readTextFile(file)));
  const [first, second] = [testSite(), testSite()];

  for (const [at, { say, times, ...expected }] of turns.entries()) {
    const message = say.repeat(times);
    Deno.test(`the ${id} answers ${short(message)}`, async () => {
      const visitor = { from: `192.0.2.${at}`, npcId: id, message };
      const given = await answerOf(first, visitor);
      assertEquals(await answerOf(second, visitor), given);
      assertEquals([first.errors, second.errors], [[], []]);
      if (expected.refused) {
        assertEquals([given.status, given.body.code], [400, expected.refused]);
        return;
      }
      assertEquals(given.status, 200);
      assertAnswer(id, message, NpcReply.parse(given.body), expected);
    });
  }
}

function short(message: string): string {
  const { length } = Array.from(message);
  return length > 60
    ? `${JSON.stringify(message.slice(0, 20))}… (${length})`
    : JSON.stringify(message);
}

async function answerOf(
  site: TestSite,
  { from, ...body }: { from: string; npcId: NpcId; message: string },
) {
  const response = await site.fetch("/api/v1/npc-chat", {
    method: "POST",
    from,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function assertAnswer(
  id: NpcId,
  message: string,
  reply: NpcReply,
  { answer = "", action, unsaid }: Omit<Turn, "say" | "times">,
): void {
  const messages = reply.messages.map(({ text }) => text);
  const together = messages.join(" ");
  assertMatch(together, new RegExp(answer));
  if (unsaid) assertUnsaid(id, reply);
  else assertMatch(actionOf(reply), new RegExp(`^(?:${action ?? ".*"})$`));
  for (const text of messages) {
    assert(Array.from(text).length <= 160, text);
    const [, sought] = likeOneOf([english.npcs.unsaid[id]]).exec(text) ?? [];
    if (sought) {
      assertMatch(sought, /^[\p{L}\p{N}.+#-]{1,40}$/u);
      assert(message.includes(sought));
    }
    const own = sought ? text.replace(sought, "") : text;
    assertEquals(unbacked(own, known), [], together);
  }
}

function actionOf({ action }: NpcReply): string {
  return action ? `${action.type} ${action.target}` : "none";
}

function assertUnsaid(id: NpcId, { messages, action }: NpcReply): void {
  const { unsaid, unstated, orders, nearest, elsewhere } = english.npcs;
  const [line, ...papers] = messages;
  const { idle } = testContent.npcs.find((npc) => npc.id === id) ?? {};
  assertMatch(
    line?.text ?? "",
    likeOneOf([nearest, unsaid[id], unstated, ...orders, ...idle ?? []]),
  );
  if (line?.text !== nearest) return;
  for (const { text, source } of papers) {
    assert(source || text === elsewhere.librarian, text);
  }
  assert(papers.length > 0 && action !== undefined);
}

/** Matches what is made of one of the templates. */
function likeOneOf(templates: readonly string[]): RegExp {
  const patterns = templates.map((template) =>
    template.split(/\{\w+\}/).map(RegExp.escape).join("(.+)")
  );
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
}
