import names from "./entities.json" with { type: "json" };

/** Decodes the entities of HTML 4 and of ASCII marks. Others stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (written, digits, name) => {
    // Reads "65" and "x41".
    const code = digits ? Number(`0${digits}`) : CODES.get(name);
    if (code === undefined) return written;
    const isCharacter = code > 0 && code <= 0x10ffff;
    return String.fromCodePoint(isCharacter ? code : 0xfffd).toWellFormed();
  });
}

const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|(\w{2,8}));/gi;

/** Each key is the first code of a run, and its value names the codes of the run. */
const CODES = new Map(
  Object.entries(names).flatMap(([first, run]) =>
    run.split(" ").map((name, at) => [name, Number(first) + at] as const)
  ),
);
