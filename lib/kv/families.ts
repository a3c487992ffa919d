/** What the site stores, for the person it is about to read: one entry a key family. */
export interface KeyFamily {
  /** The first member of every key of the family. */
  name: string;
  what: string;
  why: string;
  kept: string;
}

/** Every key family; a key outside them must not be written. */
export const keyFamilies: KeyFamily[] = [
  {
    name: "signing_keys",
    what: "Random keys that sign cursors and job ids",
    why: "They are checked instead of being remembered",
    kept: "Until the owner of the site replaces them",
  },
  {
    name: "rate_windows",
    what:
      "A hash that stands for an address, and how many requests came from it; only for more than five a minute",
    why: "The limit of requests holds on all servers together",
    kept: "Two minutes",
  },
  {
    name: "events",
    what:
      "That a command was run or the hire dialogue was opened, when, and what was sent with it",
    why: "The owner of the site sees what is used",
    kept: "90 days",
  },
  {
    name: "idem",
    what: "A hash of the key that a program sent with an event",
    why: "An event that is sent twice counts once",
    kept: "24 hours",
  },
  {
    name: "presence",
    what:
      "How many people one server has last seen in each half minute: numbers and nothing else",
    why: "The live count is that of all servers together",
    kept: "Five minutes",
  },
  {
    name: "npc_tokens",
    what: "How many tokens a language model has used on a day",
    why: "What the people in the room may cost is limited",
    kept: "Two days",
  },
];
