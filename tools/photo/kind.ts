import { ConfigError } from "../../lib/config.ts";

export type Format = "jpeg" | "png" | "webp";

const FORMATS: [start: RegExp, format: Format][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF.{4}WEBP/s, "webp"],
];

const EXPORT = "open it in a program for photos and export it as JPEG";

/** ISO/IEC 14496-12 for those with `ftyp`; the others are kinds of TIFF. */
const REFUSED: [start: RegExp, message: string][] = [
  [
    /^.{4}ftyp(hei|hev|mif1|msf1)/s,
    "it is a HEIC photo; export it as JPEG: on an iPhone, tap Share, then Options, and choose Most Compatible",
  ],
  [/^.{4}ftypavi[fs]/s, `it is an AVIF picture; ${EXPORT}`],
  [
    /^(II\*\0|MM\0\*|II[RU]|FUJIFILMCCD-RAW|.{4}ftypcrx )/s,
    `it is a RAW or TIFF photo; ${EXPORT}`,
  ],
  [/^.{4}ftyp/s, "it is a video; export one picture of it as JPEG"],
  [/^GIF8/, `it is a GIF, which may move; ${EXPORT}`],
];

/** Reads the first bytes, not the name. Throws a ConfigError. */
export function formatOf(bytes: Uint8Array): Format {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const format = FORMATS.find(([pattern]) => pattern.test(start))?.[1];
  if (format) return format;
  if (bytes.length === 0) {
    throw new ConfigError("it is an empty file; copy it from the phone again");
  }
  const message = REFUSED.find(([pattern]) => pattern.test(start))?.[1];
  throw new ConfigError(message ?? `it is no JPEG, PNG or WebP; ${EXPORT}`);
}
