/** What a check has found. Only an error makes the command fail. */
export interface Finding {
  severity: "error" | "warning";
  /** `person/work/acme.md:4:6`; what no file says is named by a path of the site or a setting. */
  place: string;
  what: string;
  /** What to do about it. */
  fix: string;
}
