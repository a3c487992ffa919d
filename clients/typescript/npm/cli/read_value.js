import { readBaseUrl, withoutCredentials } from "../options.js";
import { UsageError } from "./usage_error.js";
export function readAddress(origin, value) {
    try {
        return readBaseUrl(value);
    }
    catch {
        const shown = withoutCredentials(value);
        throw unreadable(origin, shown, "an http or https address");
    }
}
export function wholeNumber(name, value) {
    if (/^\d{1,15}$/.test(value))
        return Number(value);
    throw unreadable(`--${name}`, value, "a whole number");
}
export function seconds(name, value) {
    if (/^\d{1,15}(\.\d+)?$/.test(value) && Number(value) > 0) {
        return Number(value);
    }
    throw unreadable(`--${name}`, value, "seconds, more than 0");
}
export function oneOf(name, choices, value) {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined)
        return found;
    throw unreadable(`--${name}`, value, `one of ${choices.join(", ")}`);
}
export function names(name, value) {
    const all = value.split(",").map((each) => each.trim());
    if (all.every((each) => each !== ""))
        return [...new Set(all)];
    throw unreadable(`--${name}`, value, "names, separated by commas");
}
export function headerText(name, value) {
    if (/^[!-~]([ -~]*[!-~])?$/.test(value))
        return value;
    throw unreadable(`--${name}`, value, "visible ASCII characters");
}
export function file(name, value) {
    if (value !== "" && value !== "-")
        return value;
    throw unreadable(`--${name}`, value, "a file; a pipe needs none");
}
function unreadable(origin, value, expected) {
    return new UsageError(`Cannot read ${origin} "${value}": expected ${expected}`);
}
