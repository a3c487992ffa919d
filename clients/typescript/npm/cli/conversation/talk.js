import { memberOf } from "../table/value.js";
const LONGEST_PATH = 300;
export class Talk {
    #foyer;
    #npcId;
    #page;
    constructor({ foyer, operands: [npcId = ""], settings }) {
        this.#foyer = foyer;
        this.#npcId = npcId;
        this.#page = settings.page;
    }
    async say(message) {
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
function pageOpenedBy(reply) {
    if (memberOf(reply, "action", "type") !== "open_page")
        return undefined;
    const target = memberOf(reply, "action", "target");
    const isPath = typeof target === "string" && target.startsWith("/") &&
        target.length <= LONGEST_PATH;
    return isPath ? target : undefined;
}
