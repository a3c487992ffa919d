import { printable } from "./printable.js";
import { columnsOf } from "./screen.js";
import { cut } from "./width.js";
const ERASE = "\r\u001b[2K";
export class StatusLine {
    #system;
    #isShown = false;
    constructor(system) {
        this.#system = system;
        system.interrupted.addEventListener("abort", () => this.clear());
    }
    get isVisible() {
        return this.#system.isErrorTerminal && this.#system.env.TERM !== "dumb";
    }
    show(text) {
        if (!this.isVisible)
            return;
        const line = cut(printable(text), columnsOf(this.#system) - 1);
        this.#system.writeError(ERASE + line);
        this.#isShown = true;
    }
    clear() {
        if (this.#isShown)
            this.#system.writeError(ERASE);
        this.#isShown = false;
    }
}
