import { oneOf, wholeNumber } from "./read_value.js";
export function flag(name, help, settings) {
    return { name, help, read: () => settings };
}
export function text(name, value, help, read) {
    return { name, value, help, read };
}
export function number(name, value, help, read) {
    return { name, value, help, read: (text) => read(wholeNumber(name, text)) };
}
export function choice(name, value, choices, help, read) {
    const found = (text) => read(oneOf(name, choices, text));
    return { name, value, choices, help, read: found };
}
