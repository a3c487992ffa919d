import { Failure } from "../failure.js";
export async function inflate(bytes, size) {
    const inflated = new Uint8Array(size);
    let length = 0;
    const stream = new Blob([bytes]).stream()
        .pipeThrough(new DecompressionStream("deflate"));
    const reader = stream.getReader();
    try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
            inflated.set(next.value, length);
            length += next.value.length;
        }
    }
    catch {
        throw wrongSize();
    }
    finally {
        await reader.cancel().catch(() => { });
    }
    if (length < size)
        throw wrongSize();
    return inflated;
}
function wrongSize() {
    return unreadable("its data is damaged, or of another size than it says");
}
export function unreadable(why) {
    return new Failure(`Cannot draw the picture: ${why}`, {
        hint: "-o FILE keeps it as it is",
    });
}
