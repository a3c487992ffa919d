/** How many requests the API still takes from this client at this endpoint. */
export interface RateLimit {
    /** Requests in a window. */
    limit: number;
    /** How many of them are left. */
    remaining: number;
    /** Seconds until the window ends. */
    reset: number;
}
/** What came with an answer beside its body. */
export interface ResponseInfo {
    /** HTTP status; 0 where a browser hides a redirect. */
    status: number;
    /** All headers, as far as a browser shows them to other origins. */
    headers: Headers;
    /** What the operator of the site finds the request by. */
    requestId: string | undefined;
    /** The window of requests; undefined where the answer does not say, or is from a cache. */
    rateLimit: RateLimit | undefined;
}
/** The result of a call, with what came beside it. */
export interface WithResponse<T> extends ResponseInfo {
    /** What the call itself resolves to. */
    data: T;
}
/** The result of a call; `withResponse()` gives the response beside it. */
export interface ApiPromise<T> extends Promise<T> {
    withResponse(): Promise<WithResponse<T>>;
}
export declare function apiPromise<T>(answered: Promise<WithResponse<T>>): ApiPromise<T>;
export declare function responseInfoOf(response: Response, now: number): ResponseInfo;
