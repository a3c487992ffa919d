export const MAX_BODY = 4 * 1024 * 1024;
export const KEPT = 64 * 1024;
export async function readBytes({ body }, limit) {
    const chunks = [];
    let size = 0;
    const reader = body?.getReader();
    while (reader && size < limit) {
        const { done, value } = await reader.read();
        if (done)
            return concat(chunks, size);
        chunks.push(value);
        size += value.length;
    }
    await reader?.cancel();
    return concat(chunks, size).subarray(0, limit);
}
export function textOf(bytes) {
    return new TextDecoder().decode(bytes);
}
export function keptText(bytes) {
    const kept = bytes.subarray(0, KEPT);
    return new TextDecoder().decode(kept, { stream: kept.length === KEPT });
}
function concat(chunks, size) {
    const all = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
        all.set(chunk, offset);
        offset += chunk.length;
    }
    return all;
}
