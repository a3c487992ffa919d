import { placesOf, spellings, TAKING_VALUE } from "./places.js";
export function takingValue() {
    return TAKING_VALUE.flatMap(spellings).join("|");
}
export function branchesOfPlaces(commands) {
    return placesOf(commands).map(({ path, goesOn, words }) => {
        const pattern = goesOn ? `"${path}"|"${path} "*` : `"${path}"`;
        return branch(pattern, words.map(({ text }) => text));
    }).join("\n");
}
export function branchesOfValues(files) {
    return TAKING_VALUE.flatMap((option) => {
        const pattern = spellings(option).join("|");
        if (option.isFile)
            return [`      ${pattern}) ${files} ;;`];
        return option.choices ? [branch(pattern, option.choices)] : [];
    }).join("\n");
}
function branch(pattern, words) {
    return `      ${pattern}) choices="${words.join(" ")}" ;;`;
}
