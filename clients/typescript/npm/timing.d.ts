/** A timer of the platform holds no more milliseconds than this. */
export declare const LONGEST_TIMER: number;
/** The clock of the client: what tests put in the place of real waiting. */
export interface Timing {
    /** Milliseconds since 1970. */
    now(): number;
    /**
     * Resolves after `milliseconds`; rejects with the reason of an abort. What is
     * waited for is that `failure` passes: a clock that rejects with it ends the
     * tries.
     */
    sleep(milliseconds: number, signal?: AbortSignal, failure?: unknown): Promise<void>;
    /** From 0 to less than 1. */
    random(): number;
}
export declare const realTiming: Timing;
