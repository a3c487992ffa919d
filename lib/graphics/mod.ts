import type { Avatar } from "./avatar.ts";
import { paintAvatar } from "./avatar/paint_avatar.ts";
import { encodePng } from "./avatar/png.ts";
import type { ResumeSources } from "./resume_pdf/resume_pdf.ts";

// Import this file lazily. Most starts draw nothing, and the typeface is large.
export { drawIcon } from "./pictures/draw_icon.ts";
export { drawPreview } from "./pictures/preview.ts";

/** A PNG of a person. The same avatar always gives the same bytes. */
export function drawAvatar(avatar: Avatar): Uint8Array<ArrayBuffer> {
  return encodePng(paintAvatar(avatar));
}

/** Loads the writer of PDF, which no picture needs. */
export async function drawResume(sources: ResumeSources) {
  const { drawResume } = await import("./resume_pdf/resume_pdf.ts");
  return await drawResume(sources);
}
