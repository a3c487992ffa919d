export function memberOf(value, ...path) {
    let found = value;
    for (const name of path) {
        if (!isObject(found))
            return undefined;
        found = Reflect.get(found, name);
    }
    return found;
}
export function itemsOf(value, path) {
    const found = memberOf(value, ...path);
    return Array.isArray(found) ? found : [];
}
export function cellOf(value) {
    if (value === undefined || value === null)
        return "";
    return isObject(value) ? JSON.stringify(value) : String(value);
}
export function pairsOf(value) {
    return [...pairsIn("", value, DEPTH)];
}
const DEPTH = 3;
function* pairsIn(name, value, depth) {
    const members = isObject(value) ? Object.entries(value) : [];
    if (depth === 0 || members.length === 0) {
        yield [name, cellOf(value)];
        return;
    }
    for (const [key, member] of members) {
        yield* pairsIn(name ? `${name}.${key}` : key, member, depth - 1);
    }
}
export function isObject(value) {
    return typeof value === "object" && value !== null;
}
