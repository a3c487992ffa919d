import sampleTokens from "../../../lib/content/sample_tokens.json" with {
  type: "json",
};
import { edited } from "../../support/content.ts";
import {
  atEnd,
  FERRIES,
  keys,
  PAGE,
  type Planted,
  TIDES,
} from "../support/plant.ts";

/** Mistakes in files and in their fields. */
export const IN_FILES: Record<string, Planted> = {
  "a telephone number in profile.md": [
    await keys("profile.md", "phone: +1 555 0100"),
    "profile.md:2:1",
    "a channel in contact.md",
  ],
  "a missing text": [
    await edited(FERRIES, "role: Deckhand\n", ""),
    `${FERRIES}:2:1`,
    "add this field and write text",
  ],
  "a folder name in capitals": [
    { "Voyages/index.md": PAGE },
    "Voyages/index.md:1:1",
    "rename it to voyages",
  ],
  "a file name that contains a blank": [
    { "pages/Strong back.md": PAGE },
    "pages/Strong back.md:1:1",
    "rename it to strong-back.md",
  ],
  "a description that is too short": [
    await keys(TIDES, "description: Tides."),
    `${TIDES}:2:14`,
    "50 to 160",
  ],
  "an unknown key": [
    await keys(TIDES, "updatd: 2026-01-01"),
    `${TIDES}:2:1`,
    "did you mean updated",
  ],
  "an email address without @": [
    await edited("contact.md", "mailto:keeper@", "mailto:keeper."),
    "contact.md:19:10",
    "mailto:me@example.org",
  ],
  "a missing page": [
    { "pages/privacy.md": null },
    "pages/privacy.md",
    "from your backup",
  ],
  "a slug that another job uses": [
    await keys(FERRIES, "slug: nowhere-rock-head"),
    "work/nowhere-rock-head.md:6:7",
    "use another",
  ],
  "an unknown key in words.yaml": [
    { "words.yaml": "shell:\n  manu: Menu\n" },
    "words.yaml:2:3",
    "did you mean menu",
  ],
  "the name of the sample person": await atEnd(
    `Ask ${sampleTokens["the name of the sample person"][0]}, who knows.`,
    "replace it with your own",
  ),
};
