import { hexOf } from "../../base/colour/srgb.ts";
import type { Pixels } from "../avatar/png.ts";
import { toneAt } from "./pixels.ts";

/** The picture as SVG: a path of rows for each colour, sharp at any size. */
export function svgOf({ image, palette }: Pixels): string {
  const { width, height } = image;
  const paths = [...rowsByIndex(image)].map(([index, rows]) => {
    const opacity = (palette.alpha[index] ?? 255) / 255;
    const share = opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : "";
    const fill = hexOf(toneAt(palette.rgb, index));
    return opacity > 0 ? `<path fill="${fill}"${share} d="${rows}"/>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${
    paths.join("")
  }</svg>\n`;
}

function rowsByIndex({ width, pixels }: Pixels["image"]): Map<number, string> {
  const rows = new Map<number, string>();
  for (let start = 0; start < pixels.length;) {
    const index = pixels[start] ?? 0;
    const end = start - start % width + width;
    let length = 1;
    while (start + length < end && pixels[start + length] === index) length++;
    const row = `M${start % width} ${
      Math.floor(start / width)
    }h${length}v1h-${length}z`;
    rows.set(index, (rows.get(index) ?? "") + row);
    start += length;
  }
  return rows;
}
