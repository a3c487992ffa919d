export function newKey() {
    return Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function randomBytes() {
    const bytes = new Uint8Array(16);
    return "crypto" in globalThis
        ? crypto.getRandomValues(bytes)
        : bytes.map(() => Math.random() * 256);
}
