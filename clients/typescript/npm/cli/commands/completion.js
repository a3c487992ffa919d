import { SCRIPTS } from "../completion/mod.js";
import { nearMiss } from "../near_miss.js";
import { UsageError } from "../usage_error.js";
const SHELLS = [...SCRIPTS.keys()];
export const completion = {
    name: "completion",
    operands: ["<shell>"],
    options: [],
    summary: "Completion for bash, zsh, fish or PowerShell",
    examples: ['eval "$(foyer completion bash)"'],
    choices: SHELLS,
    run({ operands: [shell = ""], commands }) {
        const script = SCRIPTS.get(shell);
        if (script)
            return script(commands);
        const meant = nearMiss(shell, SHELLS);
        throw new UsageError(`Unknown shell "${shell}"`, meant ? `Did you mean ${meant}?` : `One of: ${SHELLS.join(", ")}`);
    },
};
