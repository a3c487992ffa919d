import type { Site } from "../../site.ts";

/** The résumé as a file. */
export function pdfOf({ content, baseUrl }: Pick<Site, "baseUrl" | "content">) {
  if (content.unprintable !== undefined) return {};
  const contentUrl = `${baseUrl}/resume.pdf`;
  const encodingFormat = "application/pdf";
  return { encoding: { "@type": "MediaObject", contentUrl, encodingFormat } };
}
