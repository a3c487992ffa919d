// @ts-self-types="./foyer.d.ts"
import { ApiError } from "./api_error.js";
import { pictureOf } from "./answer.js";
import { newKey } from "./idempotency_key.js";
import { realTiming } from "./timing.js";
import { Transport } from "./transport.js";
export class Foyer {
    #transport;
    constructor(options = {}, timing = realTiming) {
        this.#transport = new Transport(options, timing);
    }
    listWork({ limit, cursor } = {}, options) {
        const query = { limit, cursor };
        return this.#transport.send({ path: "/api/v1/work", query }, options);
    }
    async *roles({ limit } = {}, options) {
        const seen = new Set();
        let cursor;
        do {
            const call = this.listWork({ limit, cursor }, options);
            const { data: page, ...info } = await call.withResponse();
            cursor = page.next_cursor ?? undefined;
            if (cursor !== undefined && seen.has(cursor))
                throw cameBack(page, info);
            if (cursor !== undefined)
                seen.add(cursor);
            yield* page.roles;
        } while (cursor !== undefined);
    }
    getStats(options) {
        return this.#transport.send({ path: "/api/v1/stats" }, options);
    }
    getContributions(options) {
        const path = "/api/v1/codehost-contributions";
        return this.#transport.send({ path }, options);
    }
    chat(request, options) {
        const { npcId, message, context } = request;
        const body = { npcId, message, context };
        return this.#transport.send({ path: "/api/v1/npc-chat", body }, options);
    }
    chatHealth(options) {
        return this.#transport.send({ path: "/api/v1/npc-chat" }, options);
    }
    runBatch(requests, options) {
        const body = { requests };
        return this.#transport.send({ path: "/api/v1/batch", body }, options);
    }
    submitBatch(requests, options) {
        const headers = { prefer: "respond-async" };
        const body = { requests };
        const call = { path: "/api/v1/batch", body, headers };
        return this.#transport.send(call, options);
    }
    getJob(id, options) {
        return this.#transport.send({ path: "/api/v1/jobs", id }, options);
    }
    track({ event, command, ref, referrer, deepLinked }, { idempotencyKey = newKey(), ...options } = {}) {
        const body = { event, command, ref, referrer, deepLinked };
        const headers = { "idempotency-key": idempotencyKey };
        const call = { path: "/api/v1/track", body, headers, isRepeatable: true };
        return this.#transport.send(call, options);
    }
    ask({ query, prev }, options) {
        const call = { path: "/ask", body: { query, prev }, isRepeatable: true };
        return this.#transport.send(call, options);
    }
    avatar(request, options) {
        const { figure, direction, head_direction } = request;
        const { size, gesture, frame, action } = request;
        const query = {
            figure,
            direction,
            head_direction,
            size,
            gesture,
            frame,
            action,
        };
        const headers = { accept: "image/png" };
        const path = "/api/v1/room-avatar";
        const call = { path, query, headers, read: pictureOf };
        return this.#transport.send(call, options);
    }
    manifest({ theme } = {}, options) {
        const query = { theme };
        return this.#transport.send({ path: "/api/v1/manifest", query }, options);
    }
}
function cameBack(page, info) {
    return new ApiError({
        ...info,
        code: "unknown",
        message: `The cursor "${page.next_cursor}" came back`,
        body: page,
    });
}
