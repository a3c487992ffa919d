import { Ended } from "../command.js";
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
    run(scene) {
        const { isInputTerminal, isTerminal } = scene.system;
        return isInputTerminal && isTerminal ? converse(scene) : answerLines(scene);
    },
};
async function answerLines(scene) {
    const { system } = scene;
    const talk = new Talk(scene);
    const lines = system.openLines();
    let exitCode = 0;
    try {
        for (;;) {
            const message = await lines.next("");
            if (message === undefined)
                return new Ended(exitCode);
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
