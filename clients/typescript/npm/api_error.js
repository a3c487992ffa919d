// @ts-self-types="./api_error.d.ts"
import { escapeControls } from "./escape_controls.js";
export class ApiError extends Error {
    name = "ApiError";
    status;
    code;
    hint;
    retryAfter;
    headers;
    requestId;
    rateLimit;
    #body;
    constructor(init) {
        super(escapeControls(init.message));
        this.status = init.status;
        this.code = escapeControls(init.code);
        this.hint = init.hint && escapeControls(init.hint);
        this.#body = init.body;
        this.retryAfter = init.retryAfter;
        this.headers = init.headers ?? new Headers();
        this.requestId = init.requestId;
        this.rateLimit = init.rateLimit;
    }
    get body() {
        return this.#body;
    }
}
