// @ts-self-types="./timing.d.ts"
export const LONGEST_TIMER = 2 ** 31 - 1;
export const realTiming = {
    now: Date.now,
    random: Math.random,
    async sleep(milliseconds, signal) {
        signal?.throwIfAborted();
        for (let left = milliseconds; left > 0; left -= LONGEST_TIMER) {
            await sleepOnce(Math.min(left, LONGEST_TIMER), signal);
        }
    },
};
function sleepOnce(milliseconds, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener("abort", stop);
            resolve();
        }, milliseconds);
        signal?.addEventListener("abort", stop, { once: true });
    });
}
