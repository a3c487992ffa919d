/** Finds addresses of the site in a text, as they would be followed. */
export function addressFinder(baseUrl: string): (text: string) => string[] {
  // An address ends where the format around it begins.
  const address = new RegExp(
    `${RegExp.escape(baseUrl)}(?![\\w.-])[^\\s"'<>()\\[\\]{}\`\\\\…]*`,
    "g",
  );
  return (text) =>
    [...text.matchAll(address)].map(([found]) =>
      found.replace(/[.,;:]+$/, "").replaceAll("&amp;", "&").replace(/#.*/, "")
    );
}

/** A document without its examples: in the prose of whole pages, that is what stands in code. */
export function claimsOf(path: string, text: string): string {
  // HTML inside of XML: there an address ends where the HTML around it begins.
  if (path.endsWith(".xml")) return text.replaceAll(/&(?:quot|lt|gt);/g, " ");
  // A long line of a vCard goes on in the next.
  if (path.endsWith(".vcf")) return text.replaceAll("\r\n ", "");
  const isProse = path === "/llms-full.txt";
  return isProse ? text.replaceAll(/```[^]*?```|`[^`]*`/g, "") : text;
}
