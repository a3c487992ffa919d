import { png } from "../../support/images.ts";
import {
  atEnd,
  keys,
  more,
  type Planted,
  TIDES,
  TIDES_END,
} from "../support/plant.ts";

const GULL = await more(TIDES, "![A gull on the landing](gull.png)");

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** XMP block that an editor appends to a picture. */
const XMP = new TextEncoder().encode('<x exif:GPSLatitude="41,17.2S"/>');

/** Mistakes in pictures and in tones. */
export const IMAGES: Record<string, Planted> = {
  "an image that is missing": [GULL, `${TIDES_END}:1`, "put it there"],
  "an image of another site": await atEnd(
    "![A gull](https://gulls.example/gull.png)",
    "beside the file",
  ),
  "an image without words": [
    { ...await more(TIDES, "![](gull.png)"), "pages/gull.png": png(30, 20) },
    `${TIDES_END}:1`,
    "write ![what it shows](gull.png)",
  ],
  "an image that is too large": [
    { ...GULL, "pages/gull.png": joined(png(30, 20), new Uint8Array(600_000)) },
    `${TIDES_END}:1`,
    "at most 500 KB",
  ],
  "an image that is too long": [
    { ...GULL, "pages/gull.png": png(30, 20_000) },
    `${TIDES_END}:1`,
    "at most 10000 on a side",
  ],
  "an image without a pixel": [
    { ...GULL, "pages/gull.png": png(0, 0) },
    `${TIDES_END}:1`,
    "save it again",
  ],
  "an image that is text": [
    { ...GULL, "pages/gull.png": "a gull" },
    `${TIDES_END}:1`,
    "use png, jpg, webp or gif",
  ],
  "a picture of an entry that is missing": [
    { "lamps/storm-lantern.png": null },
    "lamps/storm-lantern.md:14:9",
    "put it there",
  ],
  "a figure behind a photo": [
    {
      ...await keys("profile.md", "photo: { file: me.png, alt: A keeper }"),
      "me.png": png(30, 20),
    },
    "profile.md:21",
    "the one or the other",
  ],
  "an image that nothing shows": [
    { "pages/gull.png": png(30, 20) },
    "pages/gull.png",
    "move it out",
  ],
  "a photograph that says where it was taken": [
    { ...GULL, "pages/gull.png": joined(png(30, 20), XMP) },
    "pages/gull.png",
    "remove the position",
  ],
  "a font of another site": [
    { "theme.css": '/* x */\n@import "https://fonts.example/a.css";\n' },
    "theme.css:2",
    "of this site",
  ],
  "a picture of the style sheet that is missing": [
    {
      "theme.css":
        "/* url(/none.png) */\nbody {\n  background: url(/images/none.png);\n}\n",
    },
    "theme.css:3",
    "that answers",
  ],
  "tones that cannot be told apart": [
    { "theme.css": ":root {\n  --accent: light-dark(#ccc, #fff);\n}\n" },
    "theme.css:2",
    "4.5 to 1",
  ],
};
