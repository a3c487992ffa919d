import { Exit } from "../command.js";
import { converse } from "../conversation/converse.js";
import { Talk } from "../conversation/talk.js";
import { failureOf, json } from "../output.js";
export const chat = {
    name: "chat",
    operands: ["<npcId>"],
    options: ["page"],
    summary: "A conversation with a person, line by line",
    examples: [
        'echo "Where did you work before?" | foyer chat archivist',
        'printf "Hello\\nWho are you?\\n" | foyer chat barista',
    ],
    run(context) {
        const { isInputTerminal, isTerminal } = context.system;
        return isInputTerminal && isTerminal
            ? converse(context)
            : answerLines(context);
    },
};
async function answerLines(context) {
    const { system } = context;
    const talk = new Talk(context);
    const lines = system.openLines();
    let exitCode = 0;
    try {
        for (;;) {
            const message = await lines.next("");
            if (message === undefined)
                return new Exit(exitCode);
            try {
                system.writeOut(json(await talk.say(message)));
            }
            catch (error) {
                const failure = failureOf(error);
                system.writeError(json(failure.body));
                exitCode = Math.max(exitCode, failure.exitCode);
            }
        }
    }
    finally {
        lines.close();
    }
}
