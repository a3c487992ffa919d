import type { Foyer } from "../../foyer.ts";
import type { NpcReply } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { memberOf } from "../table/value.ts";

/** Of a path that is sent along. */
const LONGEST_PATH = 300;

/** What is said to one person, each time with the page that it is about. */
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

/** Who was shown a page speaks of that page next. */
function pageOpenedBy(reply: unknown): string | undefined {
  if (memberOf(reply, "action", "type") !== "open_page") return undefined;
  const target = memberOf(reply, "action", "target");
  const isPath = typeof target === "string" && target.startsWith("/") &&
    target.length <= LONGEST_PATH;
  return isPath ? target : undefined;
}
