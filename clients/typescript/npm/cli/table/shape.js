import { cellOf, itemsOf, memberOf, pairsOf } from "./value.js";
import { listView, pairsView } from "./view.js";
export function namesOf(names) {
    return Object.keys(names);
}
export function viewOf(answer, { list, fields, columns, view }, asked) {
    if (view && !asked)
        return view(answer);
    if (!list)
        return pairsView(pairsOf(answer));
    const names = asked ?? columns ?? fields ?? [];
    const cells = itemsOf(answer, list).map((item) => names.map((name) => cellOf(memberOf(item, name))));
    return listView({ names, cells }, asked ? [] : besides(answer, list));
}
export function besides(answer, [list = ""]) {
    return pairsOf(answer).filter(([name, value]) => name !== list && !name.startsWith(`${list}.`) && value !== "");
}
