export class Ended {
    exitCode;
    constructor(exitCode) {
        this.exitCode = exitCode;
    }
}
