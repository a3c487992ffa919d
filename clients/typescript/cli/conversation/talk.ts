import type { Foyer } from "../../foyer.ts";
import type { NpcReply } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { memberOf } from "../table/value.ts";

/** Characters of a path that is sent with a message. */
const LONGEST_PATH = 300;

/** A conversation with one person. Each message names the page that it is about. */
export class Talk {
  readonly #foyer: Foyer;
  readonly #npcId: string;
  #page: string | undefined;

  constructor({ foyer, operands: [npcId = ""], settings }: CommandContext) {
    this.#foyer = foyer;
    this.#npcId = npcId;
    this.#page = settings.page;
  }

  async say(message: string): Promise<NpcReply> {
    const page = this.#page;
    const reply = await this.#foyer.chat({
      npcId: this.#npcId,
      message,
      ...page !== undefined && { context: { page } },
    });
    this.#page = pageOpenedBy(reply) ?? page;
    return reply;
  }
}

/** The next message is about the page that the last reply opened. */
function pageOpenedBy(reply: unknown): string | undefined {
  if (memberOf(reply, "action", "type") !== "open_page") return undefined;
  const target = memberOf(reply, "action", "target");
  const isPath = typeof target === "string" && target.startsWith("/") &&
    target.length <= LONGEST_PATH;
  return isPath ? target : undefined;
}
