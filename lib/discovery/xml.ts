const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** An element with text or with elements, which are already XML. */
export function element(name: string, content: string | string[]): string {
  const inner = Array.isArray(content) ? content.join("") : escaped(content);
  return `<${name}>${inner}</${name}>`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
