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
    "next_cursor of the previous page",
    (cursor) => ({ cursor }),
  ),
  flag("all", "Roles of all pages, as one document", { all: true }),
  flag("async", "Make the batch a job and print its id", { async: true }),
  flag("wait", "Make the batch a job and wait for its result", { wait: true }),
  text(
    "prev",
    "QUESTION",
    "Previous question, for a follow-up",
    (prev) => ({ prev }),
  ),
  text(
    "page",
    "PATH",
    "Page that the message is about, such as /about",
    (page) => ({ page }),
  ),
  text(
    "command",
    "VERB",
    "Name of the command",
    (command) => ({ command }),
  ),
  text("ref", "TEXT", "Source of the link", (ref) => ({ ref })),
  text(
    "referrer",
    "TEXT",
    "URL of the previous page",
    (referrer) => ({ referrer }),
  ),
  choice(
    "deep-linked",
    "BOOL",
    TRUTHS,
    "true for the first page of a visit",
    (value) => ({ deepLinked: value === "true" }),
  ),
  text(
    "idempotency-key",
    "KEY",
    "Key: an event sent twice with it counts once",
    (key) => ({ idempotencyKey: headerText("idempotency-key", key) }),
  ),
  number(
    "direction",
    "N",
    "Direction of the body, 0 to 7, 2 by default",
    (direction) => ({ direction }),
  ),
  number(
    "head-direction",
    "N",
    "Direction of the head, 0 to 7",
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
    "Frame of the movement, 0 to 999",
    (frame) => ({ frame }),
  ),
  text(
    "action",
    "ACTION",
    "Action: std, wlk, sit, wav",
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
  flag("table", "Print a table; tab-separated values in a pipe", {
    table: true,
  }),
  text(
    "fields",
    "A,B",
    "Print only these fields, in this order",
    (value) => ({ fields: names("fields", value) }),
  ),
  flag("pretty", "Indent the JSON, the default on a terminal", {
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
    "Retries, 2 by default",
    (maxRetries) => ({ maxRetries }),
  ),
  text(
    "timeout",
    "S",
    "Timeout of each try in seconds, 30 by default",
    (value) => ({ timeout: seconds("timeout", value) }),
  ),
  {
    name: "help",
    short: "h",
    help: "Print help",
    read: () => ({ help: true }),
  },
  flag("version", "Print the version", { version: true }),
];
