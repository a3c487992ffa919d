export class Exit {
    exitCode;
    constructor(exitCode) {
        this.exitCode = exitCode;
    }
}
