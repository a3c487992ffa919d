import { NPC_IDS } from "../../lib/content/names.ts";
import { at, FEET, type Point } from "../../lib/ui/room/iso.ts";
import {
  depthOf,
  DEPTHS,
  ENTRANCE,
  PLACES,
  STAFF,
} from "../../lib/ui/room/places.ts";
import { ROUNDS } from "./room_rounds.ts";
import { boxOf, shapeOf, THINGS } from "./room_things.ts";

const MARK = "/* Where all of it is, as `deno task generate` writes it. */\n";
/** From the feet to the top of the head, in units. */
const HEAD = 172;
/** Beyond these a name in the middle of its thing would be cut off. */
const [LEFT, RIGHT] = [120, 700];
/** Above this a name over its thing would be cut off. */
const TOP = 130;
const CAT = 30;
/** In seconds: until the first robot goes, and between two. */
const [FIRST, APART] = [2, 5];
/** The share of a round, in percent, that a tile takes; and how long a robot waits at its end. */
const [TILE, WAIT] = [2, 30];

type Rules = Record<string, string | number>;
type Place = { i: number; j: number };

/** The style sheet of the room with the places of all that is in it. */
export function roomPlaces(css: string): string {
  const [own = ""] = css.split(MARK);
  const all = [
    ...[...DEPTHS].map(([id, depth]) => rule(`.d-${id}`, { "z-index": depth })),
    ...NPC_IDS.map((id) => {
      const { i, j } = STAFF[id];
      return rule(`#w_${id}`, standing(at(i, j), depthOf({ i, j })));
    }),
    ...[...ROUNDS].map(([id], nth) =>
      rule(`.d-${id}`, {
        "animation-name": id,
        "animation-delay": `${FIRST + nth * APART}s`,
      })
    ),
    ...[...ROUNDS].map(([id, way]) => round(id, way)),
    rule(".me", standing(ENTRANCE.at, ENTRANCE.depth)),
    ...NPC_IDS.map((id) => rule(`.of-${id}`, above(STAFF[id], HEAD))),
    rule(".of-cat", above(PLACES.cat, CAT)),
    ...THINGS.map((thing) => rule(`#t_${thing.id}`, boxed(thing))),
    ...THINGS.map((thing) => ({ ...thing, shape: shapeOf(thing) }))
      .flatMap(({ id, shape }) =>
        shape ? rule(`#t_${id}::after`, { "clip-path": shape }) : []
      ),
    rule(namesOf(([x]) => x < LEFT), { left: 0, right: "auto", translate: 0 }),
    rule(namesOf(([x]) => x > RIGHT), { left: "auto", right: 0, translate: 0 }),
    rule(namesOf(([, y]) => y < TOP), {
      inset: "calc(100% + 6px) auto auto 50%",
    }),
  ];
  return `${own}${MARK}@layer pages {\n${all.join("")}}\n`;
}

/** Position of a picture whose feet are at this place. */
function standing([x, y]: Point, depth: number): Rules {
  return {
    "--x": x - FEET[0],
    "--y": y - FEET[1],
    "z-index": depth,
  };
}

function above({ i, j }: Place, height: number): Rules {
  const [x, y] = at(i, j);
  return { "--x": x, "--y": y - height };
}

function boxed(thing: typeof THINGS[number]): Rules {
  const [x, y, width, height] = boxOf(thing);
  return { "--x": x, "--y": y, "--w": width, "--h": height };
}

/** There and back, from where it stands; the rest of the time it is there. */
function round(name: string, way: readonly Place[]): string {
  const [[startX, startY] = [0, 0]] = way.map(({ i, j }) => at(i, j));
  let share = 0;
  const steps = way.map(({ i, j }, nth) => {
    const before = way[nth - 1] ?? { i, j };
    share += TILE * (Math.abs(i - before.i) + Math.abs(j - before.j));
    const [x, y] = at(i, j);
    const translate = `${units(x - startX)} ${units(y - startY)}`;
    return { share, translate };
  });
  const end = 2 * share + WAIT;
  const lines = steps.map(({ share, translate }) =>
    rule(`${percent(share)},\n  ${percent(end - share)}`, { translate })
      .replaceAll(/^/gm, "  ").trimEnd()
  );
  return `  @keyframes ${name} {\n${lines.join("\n")}\n  }\n`;
}

function percent(share: number): string {
  return `${Math.round(share * 10) / 10}%`;
}

/** Selector of the names of some things. */
function namesOf(isOne: (box: ReturnType<typeof boxOf>) => boolean): string {
  const ids = THINGS.filter((thing) => isOne(boxOf(thing)))
    .map(({ id }) => `#t_${id}`);
  return `:is(${ids.join(", ")}) > span`;
}

function rule(selector: string, rules: Rules): string {
  const lines = Object.entries(rules).map(([name, value]) =>
    `${wrapped(`    ${name}: ${value};`)}\n`
  );
  return `  ${selector} {\n${lines.join("")}  }\n`;
}

/** In lines of 80 characters, as the formatter breaks them. */
function wrapped(line: string): string {
  if (line.length <= 80) return line;
  const cut = line.lastIndexOf(" ", 80);
  return `${line.slice(0, cut)}\n${wrapped(`      ${line.slice(cut + 1)}`)}`;
}

function units(count: number): string {
  return `calc(${count} * var(--u))`;
}
