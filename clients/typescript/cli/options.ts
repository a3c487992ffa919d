import { choice, flag, number, type Option, text } from "./option.ts";
import { file, headerText, names, readAddress, seconds } from "./read_value.ts";

const SIZES = ["n", "l"] as const;
const GESTURES = ["nrm", "sml", "sad", "srp", "spk", "eyb"] as const;
const THEMES = ["light", "dark"] as const;
const TRUTHS = ["true", "false"] as const;

/** In the order of help. */
export const OPTIONS: readonly Option[] = [
  number("limit", "N", "Roles on a page, 1 to 20", (limit) => ({ limit })),
  text(
    "cursor",
    "C",
    "The next_cursor of the page before",
    (cursor) => ({ cursor }),
  ),
  flag("all", "Roles of all pages, as one document", { all: true }),
  flag("async", "Make the batch a job and print its id", { async: true }),
  flag("wait", "Make the batch a job and wait for its result", { wait: true }),
  text(
    "prev",
    "QUESTION",
    "The question before, for a follow-up",
    (prev) => ({ prev }),
  ),
  text(
    "page",
    "PATH",
    "The page that is spoken of, such as /about",
    (page) => ({ page }),
  ),
  text(
    "command",
    "VERB",
    "The command that was run",
    (command) => ({ command }),
  ),
  text("ref", "TEXT", "Where the link came from", (ref) => ({ ref })),
  text("referrer", "TEXT", "The page before", (referrer) => ({ referrer })),
  choice(
    "deep-linked",
    "BOOL",
    TRUTHS,
    "Whether the page was entered there",
    (value) => ({ deepLinked: value === "true" }),
  ),
  text(
    "idempotency-key",
    "KEY",
    "What was sent with it before counts once",
    (key) => ({ idempotencyKey: headerText("idempotency-key", key) }),
  ),
  number(
    "direction",
    "N",
    "Where the body faces, 0 to 7, 2 by default",
    (direction) => ({ direction }),
  ),
  number(
    "head-direction",
    "N",
    "Where the head faces, 0 to 7",
    (head_direction) => ({ head_direction }),
  ),
  choice(
    "size",
    "SIZE",
    SIZES,
    "Normal or large",
    (size) => ({ size }),
  ),
  choice("gesture", "FACE", GESTURES, "The face", (gesture) => ({ gesture })),
  number(
    "frame",
    "N",
    "Which picture of the movement, 0 to 999",
    (frame) => ({ frame }),
  ),
  text(
    "action",
    "ACTION",
    "What is done: std, wlk, sit, wav",
    (action) => ({ action }),
  ),
  {
    name: "output",
    short: "o",
    value: "FILE",
    isFile: true,
    help: "Write the picture to a file",
    read: (path) => ({ output: file("output", path) }),
  },
  choice(
    "theme",
    "THEME",
    THEMES,
    "Colours, light by default",
    (theme) => ({ theme }),
  ),
  flag("table", "Tables for people, tabs in a pipe", { table: true }),
  text(
    "fields",
    "A,B",
    "Only these fields, in this order",
    (value) => ({ fields: names("fields", value) }),
  ),
  flag("pretty", "Indent the JSON, as on a terminal", {
    pretty: true,
    table: false,
  }),
  flag("no-pretty", "Print the JSON on one line", {
    pretty: false,
    table: false,
  }),
  text(
    "base-url",
    "URL",
    "Address of the site",
    (value) => ({ baseUrl: readAddress("--base-url", value) }),
  ),
  number(
    "max-retries",
    "N",
    "Further tries, 2 by default",
    (maxRetries) => ({ maxRetries }),
  ),
  text(
    "timeout",
    "S",
    "Seconds for each try, 30 by default",
    (value) => ({ timeout: seconds("timeout", value) }),
  ),
  {
    name: "help",
    short: "h",
    help: "Say how to use it",
    read: () => ({ help: true }),
  },
  flag("version", "Print the version", { version: true }),
];
