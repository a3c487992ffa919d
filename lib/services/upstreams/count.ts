import * as z from "zod";

/** A count, which upstreams write as 3 or "3". */
export const Count = z.union([
  z.int().min(0),
  z.string().regex(/^\d{1,16}$/).transform(Number).pipe(z.int()),
]);
