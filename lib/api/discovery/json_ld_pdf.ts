import type { Site } from "../../site.ts";

/** The résumé as a file. */
export function pdfOf({ content, urlOf }: Pick<Site, "content" | "urlOf">) {
  if (content.unprintable !== undefined) return {};
  const contentUrl = urlOf("/resume.pdf");
  const encodingFormat = "application/pdf";
  return { encoding: { "@type": "MediaObject", contentUrl, encodingFormat } };
}
