const MOST_LINES = 200;
export function scaled(picture, columns) {
    const { left, top, right, bottom } = visible(picture);
    const tall = (bottom - top) / (2 * MOST_LINES);
    const factor = Math.max(1, Math.ceil((right - left) / columns), Math.ceil(tall));
    const width = Math.ceil((right - left) / factor);
    const height = Math.ceil((bottom - top) / factor);
    const bytes = new Uint8Array(4 * width * height);
    for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
            const from = { x: left + x * factor, y: top + y * factor, factor };
            bytes.set(mean(picture, from), 4 * (y * width + x));
        }
    }
    return { width, height, bytes };
}
function visible({ width, height, bytes }) {
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < width * height; i++) {
        if ((bytes[4 * i + 3] ?? 0) < 128)
            continue;
        const [x, y] = [i % width, Math.floor(i / width)];
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
    }
    return right === 0
        ? { left: 0, top: 0, right: 0, bottom: 0 }
        : { left, top, right, bottom };
}
function mean({ width, height, bytes }, { x, y, factor }) {
    const sum = [0, 0, 0, 0];
    let count = 0;
    for (let row = y; row < Math.min(height, y + factor); row++) {
        for (let column = x; column < Math.min(width, x + factor); column++) {
            const pixel = bytes.subarray(4 * (row * width + column));
            const opacity = pixel[3] ?? 0;
            for (let i = 0; i < 3; i++) {
                sum[i] = (sum[i] ?? 0) + (pixel[i] ?? 0) * opacity;
            }
            sum[3] = (sum[3] ?? 0) + opacity;
            count++;
        }
    }
    const [red = 0, green = 0, blue = 0, opacity = 0] = sum;
    const weight = opacity || 1;
    return [red / weight, green / weight, blue / weight, opacity / (count || 1)];
}
