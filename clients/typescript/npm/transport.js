import { errorOf, jsonOf, readAnswer, resultOf, } from "./answer.js";
import { attempt } from "./attempt.js";
import { ArgumentError, readBaseUrl, readLimits, } from "./options.js";
import { apiPromise, } from "./response_info.js";
import { waitAfter } from "./retry.js";
import { userAgent } from "./user_agent.js";
export class Transport {
    #baseUrl;
    #limits;
    #fetch;
    #timing;
    constructor(options, timing) {
        this.#baseUrl = readBaseUrl(options.baseUrl);
        this.#limits = readLimits(options);
        this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
        this.#timing = timing;
    }
    send(call, options = {}) {
        return apiPromise(this.#insist(call, options));
    }
    async #insist(call, options) {
        const { signal } = options;
        const limits = readLimits(options, this.#limits);
        const { isRepeatable = call.body === undefined } = call;
        for (let tries = 0;; tries++) {
            try {
                return await this.#succeed(call, { ...limits, signal });
            }
            catch (error) {
                const chance = this.#timing.random();
                const tried = { ...limits, tries, isRepeatable, chance };
                const wait = waitAfter(error, tried);
                if (wait === null)
                    throw error;
                await this.#timing.sleep(wait * 1000, signal, error);
            }
        }
    }
    async #succeed(call, limits) {
        const answer = await this.exchange(call, limits);
        const now = this.#timing.now();
        if (!answer.response.ok)
            throw errorOf(answer, now);
        return resultOf(answer, call.read ?? (jsonOf), now);
    }
    exchange(call, { timeout, signal }) {
        const url = this.#baseUrl + pathOf(call) + queryOf(call);
        const init = initOf(call);
        const send = this.#fetch;
        return attempt(async (signal) => readAnswer(await send(url, { ...init, signal })), { url, timeout, signal });
    }
}
function initOf({ body, headers }) {
    const own = { accept: "application/json", ...userAgent(), ...headers };
    const fields = new Headers(own);
    const redirect = "manual";
    if (body === undefined)
        return { headers: fields, redirect };
    fields.set("content-type", "application/json");
    return {
        method: "POST",
        headers: fields,
        body: JSON.stringify(body),
        redirect,
    };
}
function pathOf({ path, id }) {
    if (id === undefined)
        return path;
    if (/^\.{0,2}$/.test(id))
        throw new ArgumentError("id", id, "a job id");
    return `${path}/${encodeURIComponent(id)}`;
}
function queryOf({ query = {} }) {
    const given = Object.entries(query).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
    return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
