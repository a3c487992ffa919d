import { ApiConnectionError } from "../api_connection_error.js";
import { AnswerTooLong } from "./bounded_fetch.js";
export function isHopeless(failure, insists) {
    if (!(failure instanceof ApiConnectionError))
        return false;
    const chain = causesOf(failure);
    if (chain.some((cause) => cause instanceof AnswerTooLong))
        return true;
    return !insists && chain.some(isUnreachable);
}
const CODES = [
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ConnectionRefused",
];
const IN_WORDS = "client error (Connect)";
function isUnreachable(cause) {
    if ("code" in cause && CODES.includes(String(cause.code)))
        return true;
    return cause.message.includes(IN_WORDS);
}
function causesOf({ cause }) {
    return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}
