import { VERSION } from "./version.js";
export function userAgent() {
    const platform = globalThis.navigator?.userAgent ?? "";
    if (platform.startsWith("Mozilla/"))
        return {};
    return { "user-agent": `foyer-js/${VERSION}` };
}
