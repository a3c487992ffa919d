import { parseHttpDate } from "./http_date.js";
const DIGITS = /^\d+$/;
const EPOCH = 1e9;
export function retryAfterOf({ status, headers }, now) {
    const asked = readRetryAfter(headers.get("retry-after") ?? "", now);
    if (asked !== undefined || status !== 429)
        return asked;
    return readReset(headers.get("ratelimit-reset") ?? "", now);
}
export function readReset(text, now) {
    if (!DIGITS.test(text))
        return undefined;
    return Number(text) < EPOCH
        ? Number(text)
        : secondsUntil(Number(text) * 1000, now);
}
function readRetryAfter(text, now) {
    if (DIGITS.test(text))
        return Number(text);
    const date = parseHttpDate(text, now);
    return date === null ? undefined : secondsUntil(date, now);
}
function secondsUntil(time, now) {
    return Math.max(0, Math.ceil((time - now) / 1000));
}
