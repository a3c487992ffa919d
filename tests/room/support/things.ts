import type { Page } from "npm:playwright-core@1.65.1";
import { boxOf, THINGS } from "../../../tools/generate/room_things.ts";
import { screenOf } from "./visit_room.ts";

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Nothing moves. */
export const STILL = { viewport: DESK, reducedMotion: "reduce" } as const;
export const FINGER = { viewport: PHONE, hasTouch: true };
/** Robots stand there only after a call. The door leaves, and the lamp switches the theme. */
const OTHERS = ["robots", "door", "lamp"];
export const ANSWERING = THINGS.filter(({ id }) => !OTHERS.includes(id));

/** Middle of the outline in the drawing, inside of every shape there is. */
export function middleOf(thing: typeof THINGS[number]): [number, number] {
  const [left, top, width, height] = boxOf(thing);
  return [left + width / 2, top + height / 2];
}

/** Brings a place of the drawing onto the screen, at a share of its width. */
export async function shown(
  page: Page,
  point: [number, number],
  share = 1 / 2,
) {
  await page.evaluate(([x = 0, share = 0]) => {
    const pan = document.querySelector<HTMLElement>(".pan");
    const place = document.querySelector<HTMLElement>(".place");
    if (!pan || !place) return;
    pan.scrollTo({
      left: x * place.offsetWidth / 960 - pan.clientWidth * share,
      behavior: "instant",
    });
  }, [point[0], share]);
  return await screenOf(page, point);
}
