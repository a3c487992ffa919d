import * as z from "zod";
import { FIGURE, MAX_FIGURE } from "../../content/figure.ts";
import { defineOperation, ok } from "../../operation.ts";
import { wholeNumber } from "../../base/http/whole_number.ts";
import { EXAMPLE } from "../../graphics/addresses.ts";
import type { Avatar } from "../../graphics/avatar.ts";
import { acquireSlot } from "../../base/time/turns.ts";
import type { Deps } from "../../deps.ts";

const ACTION =
  /^[a-z]{2,8}(?:=[0-9]{1,4})?(?:,[a-z]{2,8}(?:=[0-9]{1,4})?){0,5}$/;

const direction = () => wholeNumber(0, 7);

export const getRoomAvatar = defineOperation({
  id: "getRoomAvatar",
  method: "GET",
  path: "/api/v1/room-avatar",
  tag: "room",
  summary: "Picture of a person in the room",
  description:
    "A PNG of an avatar. The same parameters always give the same picture, unless an outside imaging service draws it.",
  request: {
    query: z.object({
      figure: z.string("expected parts such as hd-180-1").max(
        MAX_FIGURE,
        `expected at most ${MAX_FIGURE} characters`,
      )
        .regex(FIGURE, "expected parts such as hd-180-1, joined by dots")
        .describe("What the person looks like"),
      direction: direction().describe("Where the body faces, clockwise"),
      head_direction: direction().optional()
        .describe("Where the head faces; where the body does unless given"),
      size: z.enum(["n", "l"], 'expected "n" or "l"').default("n")
        .describe("Normal or large"),
      gesture: z.enum(
        ["nrm", "sml", "sad", "srp", "spk", "eyb"],
        "expected nrm, sml, sad, srp, spk or eyb",
      ).default("nrm").describe("The face"),
      frame: wholeNumber(0, 999).default(0)
        .describe("Which picture of the movement, modulo their number"),
      action: z.string().max(100, "expected at most 100 characters")
        .regex(ACTION, "expected actions such as wlk or sit")
        .default("std").describe("What the person does: std, wlk, sit, wav"),
    }),
    examples: {
      standing: { query: { figure: EXAMPLE.figure, direction: "2" } },
    },
  },
  responses: {
    200: {
      description: "The picture",
      // Client generators read `format`, JSON Schema tools read the media type.
      schema: z.string().meta({
        format: "binary",
        contentMediaType: "image/png",
      }),
      mediaType: "image/png",
      examples: {},
    },
  },
  errors: ["missing_parameters", "invalid_parameter", "upstream_error"],
  cacheControl: "public, max-age=86400, stale-while-revalidate=604800",
  lasts: ({ imager }) => imager === null ? "for ever" : undefined,
  codeOf: ({ path: [field], input }) =>
    (field === "figure" || field === "direction") &&
      (input === undefined || input === "")
      ? "missing_parameters"
      : "invalid_parameter",
  async run({ query }, { imager }) {
    const { head_direction: headDirection = query.direction, ...rest } = query;
    return ok(await avatarPicture({ ...rest, headDirection }, imager));
  },
});

/** Draws an avatar as PNG, by the imager if one is configured. Throws an UpstreamError if that fails. */
export async function avatarPicture(avatar: Avatar, imager: Deps["imager"]) {
  if (imager) {
    const { headDirection, ...rest } = avatar;
    return await imager({ ...rest, head_direction: headDirection });
  }
  // Loaded on first use: most starts draw nothing.
  const { drawAvatar } = await import("@foyer/graphics");
  await acquireSlot();
  return drawAvatar(avatar);
}
