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

/** The beginning of what a phone writes. */
const HEIC = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");

/** Header of a bitmap of 3 by 2 pixels. */
const BMP = new Uint8Array(54);
BMP.set([66, 77]);
BMP.set([40, 0, 0, 0, 3, 0, 0, 0, 2], 14);

/** Mistakes in images and colours. */
export const IMAGES: Record<string, Planted> = {
  "a missing image": [GULL, `${TIDES_END}:1`, "add the image file"],
  "an image at another site": await atEnd(
    "![A gull](https://gulls.example/gull.png)",
    "next to this file",
  ),
  "an image without alternative text": [
    { ...await more(TIDES, "![](gull.png)"), "pages/gull.png": png(30, 20) },
    TIDES_END,
    "write ![what it shows](file)",
  ],
  "an image with too many bytes": [
    { ...GULL, "pages/gull.png": joined(png(30, 20), new Uint8Array(600_000)) },
    `${TIDES_END}:1`,
    "deno task photo ",
  ],
  "an image with too many pixels": [
    { ...GULL, "pages/gull.png": png(30, 20_000) },
    `${TIDES_END}:1`,
    "at most 10000 pixels per side",
  ],
  "an image without pixels": [
    { ...GULL, "pages/gull.png": png(0, 0) },
    `${TIDES_END}:1`,
    "save it again",
  ],
  "a text file with the name of an image": [
    { ...GULL, "pages/gull.png": "a gull" },
    `${TIDES_END}:1`,
    "use png, jpg, webp or gif",
  ],
  "a HEIC photo with the name of a JPEG": [
    { ...GULL, "pages/gull.png": HEIC },
    `${TIDES_END}:1`,
    "export it as JPEG",
  ],
  "a BMP picture with the name of a PNG": [
    { ...GULL, "pages/gull.png": BMP },
    `${TIDES_END}:1`,
    "export it as JPEG",
  ],
  "an empty image": [
    { ...GULL, "pages/gull.png": "" },
    `${TIDES_END}:1`,
    "save the picture again",
  ],
  "an image in another folder": [
    { ...GULL, "gull.png": png(3, 2) },
    `${TIDES_END}:1`,
    "write ../gull.png",
  ],
  "a HEIC photo": [
    { ...await more(TIDES, "![A gull](gull.heic)"), "pages/gull.heic": HEIC },
    `${TIDES_END}:1`,
    "export it as JPEG",
  ],
  "a HEIC photo that no page uses": [
    { "pages/gull.HEIC": HEIC },
    "pages/gull.HEIC",
    "export it as JPEG",
  ],
  "a missing image of an entry": [
    { "lamps/storm-lantern.png": null },
    "lamps/storm-lantern.md:14:9",
    "add the image file",
  ],
  "a figure and a photo": [
    {
      ...await keys("profile.md", "photo: { file: me.png, alt: A keeper }"),
      "me.png": png(30, 20),
    },
    "profile.md:21",
    "figure or photo",
  ],
  "an image that no page uses": [
    { "pages/gull.png": png(30, 20) },
    "pages/gull.png",
    "name it in a file",
  ],
  "a photo with a GPS position": [
    { ...GULL, "pages/gull.png": joined(png(30, 20), XMP) },
    "pages/gull.png",
    "deno task photo ",
  ],
  "a font at another site": [
    { "theme.css": '/* x */\n@import "https://fonts.example/a.css";\n' },
    "theme.css:2",
    "of this site",
  ],
  "a missing image in the style sheet": [
    {
      "theme.css":
        "/* url(/none.png) */\nbody {\n  background: url(/images/none.png);\n}\n",
    },
    "theme.css:3",
    "that exists",
  ],
  "colours with a low contrast": [
    { "theme.css": ":root {\n  --accent: light-dark(#ccc, #fff);\n}\n" },
    "theme.css:2",
    "4.5 to 1",
  ],
};
