import type { Remark } from "../../lib/content/remark.ts";

/** What a check has found; what no file says has a path of the site or a setting for its place. */
export interface Finding extends Remark {
  /** Only an error makes the command fail. */
  severity: "error" | "warning";
}
