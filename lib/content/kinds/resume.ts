import { defineKind } from "../kind.ts";
import { Resume } from "../resume_lists.ts";

/** Whatever is not given is an empty list. */
export const resume = defineKind({
  root: "person",
  files: "resume.yaml",
  isOptional: true,
  usedBy: () => "/about, /resume.json, get_about, llms-full.txt",
  schema: Resume,
  given: () => ({}),
  collect: ([entry]) => entry?.value ?? Resume.parse({}),
});
