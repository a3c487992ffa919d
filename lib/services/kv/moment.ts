import { z } from "zod";

/** Milliseconds since 1970, up to the last that ISO 8601 writes with four digits of a year. */
export const Moment = z.int().min(0).max(Date.UTC(10_000, 0) - 1);
