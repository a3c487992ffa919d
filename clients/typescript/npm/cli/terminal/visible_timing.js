import { ApiError } from "../../api_error.js";
import { isHopeless } from "../hopeless.js";
export function visibleTiming(timing, status, insists) {
    return {
        now: () => timing.now(),
        random: () => timing.random(),
        async sleep(milliseconds, signal, failure) {
            if (isHopeless(failure, insists))
                throw failure;
            const reason = reasonOf(failure);
            const steps = status.isVisible ? stepsOf(milliseconds) : [milliseconds];
            let left = milliseconds;
            try {
                for (const step of steps) {
                    status.show(`Waiting ${Math.ceil(left / 1000)} s: ${reason}`);
                    await timing.sleep(step, signal);
                    left -= step;
                }
            }
            finally {
                status.clear();
            }
        },
    };
}
function stepsOf(milliseconds) {
    const rest = milliseconds % 1000;
    const seconds = Math.floor(milliseconds / 1000);
    return [...rest > 0 ? [rest] : [], ...Array(seconds).fill(1000)];
}
function reasonOf(failure) {
    if (failure instanceof ApiError) {
        return `${failure.message} (${failure.status})`;
    }
    return failure instanceof Error ? failure.message : String(failure);
}
