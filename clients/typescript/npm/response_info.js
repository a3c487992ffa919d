// @ts-self-types="./response_info.d.ts"
import { readReset } from "./retry_after.js";
export function apiPromise(answered) {
    const data = answered.then(({ data }) => data);
    return Object.assign(data, {
        withResponse() {
            data.catch(() => { });
            return answered.then((answer) => answer);
        },
    });
}
export function responseInfoOf(response, now) {
    const { status, headers } = response;
    const requestId = headers.get("x-request-id") ?? undefined;
    return { status, headers, requestId, rateLimit: rateLimitOf(headers, now) };
}
function rateLimitOf(headers, now) {
    const read = (name) => headers.get(`ratelimit-${name}`) ?? "";
    const [limit, remaining] = [read("limit"), read("remaining")];
    const reset = readReset(read("reset"), now);
    if (Number(headers.get("age")) > 0 || reset === undefined)
        return undefined;
    if (!/^\d+ \d+$/.test(`${limit} ${remaining}`))
        return undefined;
    return { limit: Number(limit), remaining: Number(remaining), reset };
}
