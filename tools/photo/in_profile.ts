import { basename } from "node:path";
import { holdsContent } from "../../environment.ts";
import { ConfigError } from "../../lib/config.ts";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { loadContent } from "../../lib/content/load.ts";
import { frontOf } from "../../lib/content/parts.ts";
import type { Photo } from "./make_photo.ts";
import { writeFree, written } from "./write_photo.ts";

/**
 * Writes the photo into a content folder and names it in `profile.md`. Returns lines
 * for the owner. Throws a ConfigError or, for content with mistakes, a ContentError.
 */
export async function showInProfile(
  dir: string,
  photo: Photo,
  alt?: string,
): Promise<string[]> {
  if (!holdsContent(dir)) {
    throw new ConfigError(
      `${dir} holds no content of yours; run deno task new first`,
    );
  }
  const { profile } = await loadContent(dir);
  const path = await writeFree(dir, "photo", photo);
  const lines = [
    "photo:",
    `  file: ${basename(path)}`,
    `  alt: ${JSON.stringify(alt ?? profile.name)}`,
  ];
  const isNamed = !profile.photo && await addFields(dir, lines);
  return [written(path, photo), ...nextSteps({ dir, lines, isNamed, alt })];
}

function nextSteps({ dir, lines, isNamed, alt }: {
  dir: string;
  lines: string[];
  isNamed: boolean;
  alt?: string;
}): string[] {
  const file = `${dir}/profile.md`;
  if (!isNamed) {
    return [`Let ${file} have these lines, and no other photo:`, ...lines];
  }
  const todo = "; write below alt what the photo shows";
  return [`Added the photo to ${file}${alt === undefined ? todo : ""}`];
}

/** Changes no byte of the rest but the line of the figure, which the photo replaces. False if the site would not start then. */
async function addFields(dir: string, lines: string[]): Promise<boolean> {
  const file = `${dir}/profile.md`;
  const bytes = await Deno.readFile(file);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const front = frontOf({ path: "profile.md", text });
  const end = front.lastIndexOf("---");
  if (end < 1) return false;
  const newline = front.includes("\r\n") ? "\r\n" : "\n";
  const fields = front.slice(0, end).replace(FIGURE, "# $&") +
    lines.map((line) => line + newline).join("");
  await Deno.writeTextFile(file, fields + text.slice(end));
  if (await starts(dir)) return true;
  await Deno.writeFile(file, bytes);
  return false;
}

/** On one line: a line below with blanks at its start would continue it. */
const FIGURE = /^figure:.*\n(?![ \t])/m;

async function starts(dir: string): Promise<boolean> {
  try {
    await loadContent(dir);
    return true;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}
