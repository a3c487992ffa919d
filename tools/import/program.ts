import { QUESTIONS } from "../new/questions.ts";
import { FORMATS } from "./formats/mod.ts";
import { PRIVATE } from "./notes.ts";

/** Options of `deno task import`. */
export const PROGRAM = {
  usage: "deno task import resume.json",
  about:
    `Makes the content folder from a résumé, or adds posts to it. Takes a file, folder or ZIP: ${
      FORMATS.map(({ title }) => title).join(", ")
    }.`,
  takes: [1, 1],
  options: {
    language: {
      type: "string",
      value: "TAG",
      help: "Language of the résumé, such as pt-BR; en unless given",
    },
    as: {
      type: "string",
      value: "TAG",
      help:
        "Take the résumé for the translation of your content to this language",
    },
    "time-zone": {
      type: "string",
      value: "NAME",
      help:
        "Where you are, such as Europe/Lisbon; that of the machine unless given",
    },
    from: {
      type: "string",
      value: "FORMAT",
      help: `Format, if it is in doubt: ${
        FORMATS.map(({ name }) => name).join(", ")
      }`,
    },
    references: {
      type: "boolean",
      help: "Take recommendations, which other people wrote",
    },
    figure: { type: "string", value: "…", help: QUESTIONS.figure.text },
    programmer: {
      type: "string",
      value: "…",
      help: QUESTIONS.programmer.text,
    },
    publish: {
      type: "string",
      value: PRIVATE.join(),
      multiple: true,
      help: "Private data to publish, which is held back unless named here",
    },
    section: {
      type: "string",
      value: "NAME",
      help: "Folder for posts in the content; posts unless given",
    },
    host: {
      type: "string",
      value: "NAME",
      multiple: true,
      help: "Name of the old site of posts, such as blog.example.com",
    },
    media: {
      type: "string",
      value: "FOLDER",
      help: "Pictures of WordPress, such as wp-content/uploads",
    },
    type: {
      type: "string",
      value: "NAME",
      multiple: true,
      help: "Type of WordPress to take beside posts and pages",
    },
    replace: {
      type: "boolean",
      help: "Put the folder that is there aside, and make a new one",
    },
    all: { type: "boolean", help: "List everything, not the first of a kind" },
  },
} as const;
