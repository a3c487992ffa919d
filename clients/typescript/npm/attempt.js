import { ApiConnectionError } from "./api_connection_error.js";
import { escapeControls } from "./escape_controls.js";
import { LONGEST_TIMER } from "./timing.js";
export async function attempt(run, { url, timeout, signal }) {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const onAbort = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const onLate = () => controller.abort(timeoutError(timeout));
    const timer = setTimeout(onLate, Math.min(timeout * 1000, LONGEST_TIMER));
    try {
        return await Promise.race([
            run(controller.signal),
            rejectOnAbort(controller.signal),
        ]);
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        const cause = controller.signal.aborted ? controller.signal.reason : error;
        const message = `No answer from ${url}: ${reasonOf(cause)}`;
        escapeCauses(cause);
        throw new ApiConnectionError(escapeControls(message), { cause });
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
    }
}
function rejectOnAbort(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
    });
}
function timeoutError(timeout) {
    return new DOMException(`nothing within ${timeout} s`, "TimeoutError");
}
const MAX_CAUSES = 8;
function escapeCauses(error, depth = MAX_CAUSES) {
    if (depth === 0 || !(error instanceof Error))
        return;
    for (const [name, value] of Object.entries(error)) {
        if (typeof value === "string") {
            Reflect.set(error, name, escapeControls(value));
        }
    }
    escapeCauses(error.cause, depth - 1);
}
function reasonOf(error, depth = MAX_CAUSES) {
    if (!(error instanceof Error))
        return String(error);
    if (depth > 0 && error.cause instanceof Error) {
        return reasonOf(error.cause, depth - 1);
    }
    const code = "code" in error ? String(error.code) : error.name;
    return error.message || code;
}
