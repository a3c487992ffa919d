import { UsageError } from "../usage_error.js";
import { isObject, itemsOf, memberOf } from "./value.js";
export function checkFields(fields, allowed) {
    const unknown = allowed && fields?.find((name) => !allowed.includes(name));
    if (unknown === undefined)
        return;
    const some = allowed?.slice(0, MOST).join(", ");
    throw new UsageError(`Unknown field "${unknown}"`, `One of: ${some}`);
}
const MOST = 50;
export function narrow(answer, { list, fields: allowed }, fields) {
    if (list) {
        return replaced(answer, list, (items) => items.map((each) => pick(each, fields)));
    }
    if (!allowed && isObject(answer))
        checkFields(fields, Object.keys(answer));
    return pick(answer, fields);
}
function pick(value, fields) {
    if (!isObject(value))
        return value;
    const found = fields.filter((name) => Object.hasOwn(value, name));
    return Object.fromEntries(found.map((name) => [name, memberOf(value, name)]));
}
function replaced(answer, path, change) {
    const [name, ...rest] = path;
    if (name === undefined)
        return change(itemsOf(answer, []));
    if (!isObject(answer) || !Object.hasOwn(answer, name))
        return answer;
    return { ...answer, [name]: replaced(memberOf(answer, name), rest, change) };
}
