export class Failure extends Error {
    code;
    hint;
    constructor(message, { code = "unknown", hint } = {}) {
        super(message);
        this.code = code;
        this.hint = hint;
    }
}
