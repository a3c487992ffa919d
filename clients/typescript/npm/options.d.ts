/** What may differ from call to call. */
export interface CallOptions {
    /** Aborts the call, also while it waits; it rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Time limit of each try, in seconds: 30 unless given. */
    timeout?: number | undefined;
    /** How often a call is tried again: 2 unless given. */
    maxRetries?: number | undefined;
    /** Longest wait before another try, in seconds: 60 unless given. */
    maxRetryDelay?: number | undefined;
}
/** What a {@linkcode Foyer} is made with. */
export interface FoyerOptions extends Omit<CallOptions, "signal"> {
    /**
     * Address of the site, with or without a path; unless given, that of the site
     * which the package is from, or port 8000 of this machine.
     */
    baseUrl?: string | URL | undefined;
    /** In the place of the platform's `fetch`. */
    fetch?: typeof fetch | undefined;
}
/** A value that no call can be made with. */
export declare class ArgumentError extends TypeError {
    constructor(name: string, value: unknown, expected: string);
}
/** Limits that hold for a call. */
export interface Limits {
    timeout: number;
    maxRetries: number;
    maxRetryDelay: number;
}
/** The limits of `options`, where they are given; throws a TypeError. */
export declare function readLimits(options: CallOptions, otherwise?: Limits): Limits;
/** The address without a slash at its end; throws a TypeError. */
export declare function readBaseUrl(value?: string | URL): string;
/** What may be printed of an address that is none, or none that may be used. */
export declare function withoutCredentials(value: string | URL): string;
