// @ts-self-types="./api_error.d.ts"
export class ApiError extends Error {
    name = "ApiError";
    status;
    code;
    hint;
    body;
    retryAfter;
    headers;
    requestId;
    rateLimit;
    constructor(init) {
        super(init.message);
        this.status = init.status;
        this.code = init.code;
        this.hint = init.hint;
        this.body = init.body;
        this.retryAfter = init.retryAfter;
        this.headers = init.headers ?? new Headers();
        this.requestId = init.requestId;
        this.rateLimit = init.rateLimit;
    }
}
