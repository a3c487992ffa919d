// @ts-self-types="./options.d.ts"
import { DEFAULT_BASE_URL } from "./default_base_url.js";
export class ArgumentError extends TypeError {
    constructor(name, value, expected) {
        super(`Cannot read ${name} "${value}": expected ${expected}`);
    }
}
const DEFAULTS = { timeout: 30, maxRetries: 2, maxRetryDelay: 60 };
export function readLimits(options, otherwise = DEFAULTS) {
    const { timeout, maxRetries, maxRetryDelay } = options;
    const limits = {
        timeout: timeout ?? otherwise.timeout,
        maxRetries: maxRetries ?? otherwise.maxRetries,
        maxRetryDelay: maxRetryDelay ?? otherwise.maxRetryDelay,
    };
    check("timeout", limits.timeout, limits.timeout > 0, "more than 0 seconds");
    check("maxRetries", limits.maxRetries, limits.maxRetries >= 0 &&
        (Number.isInteger(limits.maxRetries) || limits.maxRetries === Infinity), "a whole number from 0");
    check("maxRetryDelay", limits.maxRetryDelay, limits.maxRetryDelay >= 0, "0 seconds or more");
    return limits;
}
export function readBaseUrl(value = DEFAULT_BASE_URL) {
    const url = URL.canParse(value) ? new URL(value) : null;
    const isUsable = url !== null && /^https?:$/.test(url.protocol) &&
        url.username + url.password + url.search + url.hash === "";
    const expected = "an http or https address without credentials or a query";
    check("baseUrl", withoutCredentials(value), isUsable, expected);
    let { href } = new URL(value);
    while (href.endsWith("/"))
        href = href.slice(0, -1);
    return href;
}
export function withoutCredentials(value) {
    return String(value).replace(/^([^/?#]*\/\/)[^/?#]*@/, "$1…@");
}
function check(name, value, isRight, expected) {
    if (isRight)
        return;
    throw new ArgumentError(name, value, expected);
}
