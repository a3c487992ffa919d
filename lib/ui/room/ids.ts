/** Of the conversation, to which links lead. */
export const TALK = "room_talk";
/** Of the button for who would rather look otherwise. */
export const LOOK = "room_look";
