import { ApiConnectionError } from "../api_connection_error.js";
export function isHopeless(failure, insists) {
    if (insists || !(failure instanceof ApiConnectionError))
        return false;
    return causesOf(failure).some(isUnreachable);
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
