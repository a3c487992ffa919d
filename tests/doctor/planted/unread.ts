import { readFile } from "../../support/content.ts";
import { PAGE, type Planted } from "../support/plant.ts";

/** Files that the site ignores. */
export const UNREAD: Record<string, Planted> = {
  "a job in a subfolder": [
    { "work/2019/ferry.md": "---\n---\nThe <b>ferry</b>, [x]().\n" },
    "work/2019/ferry.md",
    "move it to work/ferry.md",
  ],
  "an MDX page": [
    { "pages/talks.mdx": PAGE },
    "pages/talks.mdx",
    "rename it to talks.md",
  ],
  "an extension in upper case": [
    { "pages/talks.MD": PAGE },
    "pages/talks.MD",
    "rename it to talks.md",
  ],
  "a plain text page": [
    { "pages/talks.txt": PAGE },
    "pages/talks.txt",
    "rename it to talks.md",
  ],
  "the extension .yml": [
    { "resume.yml": "awards: []" },
    "resume.yml",
    "rename it to resume.yaml",
  ],
  "a YAML file with an unknown name": [
    { "word.yaml": "home:\n  work: Posts\n" },
    "word.yaml",
    "or moved.yaml",
  ],
  "a style sheet with an unknown name": [
    { "style.css": "" },
    "style.css",
    "rename it to theme.css",
  ],
  "a page outside of pages/": [
    { "talks.md": PAGE },
    "talks.md",
    "move it to pages/talks.md",
  ],
  "a job outside of work/": [
    { "clinic.md": "---\ncompany: Clinic\nrole: Physiotherapist\n---\n" },
    "clinic.md",
    "move it to work/clinic.md",
  ],
  "an index.md at the top": [
    { "index.md": PAGE },
    "index.md",
    "to profile.md",
  ],
  "a folder without index.md": [
    { "voyages/first.md": PAGE },
    "voyages",
    "index.md",
  ],
  "a folder with an index.md in capitals": [
    { "voyages/first.md": PAGE, "voyages/Index.md": PAGE },
    "voyages",
    "rename Index.md to index.md",
  ],
  "a résumé with the wrong ending": [
    { "words.md": "shell:\n  menu: Menu\n" },
    "words.md",
    "rename it to words.yaml",
  ],
  "a folder of jobs with a similar name": [
    { "Works/first.md": "Text.\n" },
    "Works",
    "rename it to work",
  ],
  "a folder of jobs with another name": [
    { "places/clinic.md": "---\ncompany: Clinic\nrole: Nurse\n---\n" },
    "places",
    "rename it to work",
  ],
  "a folder of jobs without a job": [
    { work: null, "work/.keep": "" },
    "work",
    "add a file",
  ],
  "a content folder within itself": [
    { "inner/npcs/porter.md": PAGE },
    "inner",
    "one folder up",
  ],
  "a copy of the profile": [
    { "profile copy.md": await readFile("profile.md") },
    "profile copy.md",
    "delete it",
  ],
  "a file that no page uses": [
    { "letter.pdf": "%PDF" },
    "letter.pdf",
    "move it out",
  ],
};
