import { ApiConnectionError } from "../api_connection_error.js";
import { ApiError } from "../api_error.js";
import { ArgumentError } from "../options.js";
import { Failure } from "./failure.js";
import { printableJson } from "./terminal/printable.js";
import { UsageError } from "./usage_error.js";
export function json(value, pretty = false) {
    const text = JSON.stringify(value, null, pretty ? 2 : undefined);
    return printableJson(text) + "\n";
}
export function failureOf(error) {
    if (error instanceof UsageError || error instanceof ArgumentError) {
        const hint = error instanceof UsageError ? error.hint : undefined;
        return { exitCode: 2, body: bodyOf("usage_error", error, hint) };
    }
    if (error instanceof ApiConnectionError) {
        return { exitCode: 3, body: bodyOf("connection_error", error) };
    }
    if (error instanceof ApiError) {
        const { code, hint = waitHint(error) } = error;
        return { exitCode: 1, body: bodyOf(code, error, hint) };
    }
    if (error instanceof Failure) {
        return { exitCode: 1, body: bodyOf(error.code, error, error.hint) };
    }
    return { exitCode: 1, body: bodyOf("unknown", error) };
}
function bodyOf(code, error, hint) {
    const message = error instanceof Error ? error.message : String(error);
    return hint === undefined
        ? { code, error: message }
        : { code, error: message, hint };
}
function waitHint({ retryAfter }) {
    return retryAfter === undefined ? undefined : `Wait ${retryAfter} s`;
}
