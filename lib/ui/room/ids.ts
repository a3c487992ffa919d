/** The conversation. */
export const TALK = "room_talk";
/** The button that opens the wardrobe. */
export const LOOK = "room_look";
