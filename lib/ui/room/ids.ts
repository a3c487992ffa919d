/** The conversation. */
export const TALK = "room_talk";
/** The button that opens the wardrobe. */
export const LOOK = "room_look";
/** Title of the open card. */
export const CARD = "room_card";

/** The line of a thing in the list, which its card shows too. */
export function lineOf(thing: string): string {
  return `list-${thing}`;
}
