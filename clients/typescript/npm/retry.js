import { ApiConnectionError } from "./api_connection_error.js";
import { ApiError } from "./api_error.js";
export function waitAfter(failure, { tries, maxRetries, maxRetryDelay, isRepeatable, chance }) {
    if (tries >= maxRetries || !mayPass(failure, isRepeatable))
        return null;
    const asked = failure instanceof ApiError ? failure.retryAfter : undefined;
    const wait = asked ?? Math.min(2 ** tries, maxRetryDelay);
    if (wait > maxRetryDelay)
        return null;
    return Math.min(wait + chance * JITTER, maxRetryDelay);
}
const JITTER = 0.25;
const PASSING = [502, 503, 504];
function mayPass(failure, isRepeatable) {
    if (failure instanceof ApiConnectionError)
        return isRepeatable;
    if (!(failure instanceof ApiError))
        return false;
    const { status } = failure;
    return status === 429 || isRepeatable && PASSING.includes(status);
}
