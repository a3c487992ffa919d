import { nearMiss } from "./near_miss.js";
import { OPTIONS } from "./options.js";
import { UsageError } from "./usage_error.js";
export function parseArgs(argv) {
    const args = { words: [], settings: {}, given: [] };
    const left = [...argv];
    for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
        if (arg === "--") {
            args.words.push(...left.splice(0));
        }
        else if (arg.startsWith("-") && arg !== "-") {
            const { option, value } = takeOption(arg, left);
            args.given.push(option.name);
            Object.assign(args.settings, option.read(value));
        }
        else {
            args.words.push(arg);
        }
    }
    return args;
}
function takeOption(arg, left) {
    const [flag = "", ...after] = arg.split("=");
    const option = findOption(flag);
    const inline = after.length > 0 ? after.join("=") : undefined;
    if (!option.value) {
        if (inline === undefined)
            return { option, value: "" };
        throw new UsageError(`Cannot read "${arg}": ${flag} takes no value`);
    }
    const isNext = inline === undefined && left[0]?.startsWith("--") === false;
    const value = isNext ? left.shift() : inline;
    if (value !== undefined)
        return { option, value };
    throw new UsageError(`Cannot read ${flag}: expected a value after it`);
}
function findOption(flag) {
    const found = OPTIONS.find(({ name, short }) => `--${name}` === flag || short && `-${short}` === flag);
    if (found)
        return found;
    const meant = nearMiss(flag, OPTIONS.map(({ name }) => `--${name}`));
    throw new UsageError(`Unknown option "${flag}"`, meant ? `Did you mean ${meant}?` : "Words that begin with - go after --");
}
