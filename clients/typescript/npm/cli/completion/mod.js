import { bash } from "./bash.js";
import { fish } from "./fish.js";
import { powershell } from "./powershell.js";
import { zsh } from "./zsh.js";
export const SCRIPTS = new Map([
    ["bash", bash],
    ["zsh", zsh],
    ["fish", fish],
    ["powershell", powershell],
]);
