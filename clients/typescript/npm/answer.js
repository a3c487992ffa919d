import { ApiError } from "./api_error.js";
import { KEPT, keptText, MAX_BODY, readBytes, textOf, } from "./response_body.js";
import { retryAfterOf } from "./retry_after.js";
import { responseInfoOf } from "./response_info.js";
export async function readAnswer(response) {
    const limit = response.ok ? MAX_BODY + 1 : KEPT;
    return { response, bytes: await readBytes(response, limit) };
}
export function resultOf(answer, read, now) {
    const info = responseInfoOf(answer.response, now);
    try {
        return { data: read(checkLength(answer)), ...info };
    }
    catch (error) {
        if (!(error instanceof UnreadableBody))
            throw error;
        throw new ApiError({
            ...info,
            code: "unknown",
            message: error.message,
            hint: "Is the base address that of a site with this API?",
            body: keptText(answer.bytes),
        });
    }
}
class UnreadableBody extends Error {
}
function checkLength(answer) {
    if (answer.bytes.length <= MAX_BODY)
        return answer;
    throw new UnreadableBody("The body of the answer is longer than 4 MiB");
}
export function jsonOf({ bytes }) {
    try {
        return JSON.parse(textOf(bytes));
    }
    catch {
        throw new UnreadableBody("The body of the answer is not JSON");
    }
}
export function pictureOf({ response, bytes }) {
    const mediaType = response.headers.get("content-type") ?? "";
    if (/^image\//i.test(mediaType))
        return { bytes, mediaType };
    throw new UnreadableBody("The body of the answer is no picture");
}
export function errorOf({ response, bytes }, now) {
    const info = responseInfoOf(response, now);
    const retryAfter = retryAfterOf(response, now);
    const body = parse(textOf(bytes));
    if (isErrorResponse(body)) {
        const { code, error: message, hint: said } = body;
        const hint = typeof said === "string" ? said : undefined;
        return new ApiError({ ...info, code, message, hint, body, retryAfter });
    }
    return new ApiError({
        ...info,
        code: "unknown",
        message: response.statusText || `Status ${info.status}`,
        hint: redirectHint(response),
        body: keptText(bytes),
        retryAfter,
    });
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isErrorResponse(body) {
    if (typeof body !== "object" || body === null)
        return false;
    if (!("code" in body && "error" in body))
        return false;
    return typeof body.code === "string" && typeof body.error === "string";
}
function redirectHint({ status, type, headers }) {
    if (type === "opaqueredirect")
        return "The base address redirects elsewhere";
    const location = headers.get("location");
    if (status < 300 || status > 399 || !location)
        return undefined;
    return `The base address redirects to ${location}`;
}
