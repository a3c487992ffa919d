import { cpuUsage } from "node:process";
import { assert, assertEquals } from "@std/assert";
import {
  stripControls,
  toBubble,
} from "../../lib/services/upstreams/bubble.ts";

const SITE = "https://sam.example";

function bubbles(cases: Record<string, string>): void {
  for (const [text, bubble] of Object.entries(cases)) {
    assertEquals(toBubble(text, SITE), bubble);
  }
}

Deno.test("toBubble() leaves plain words alone", () => {
  bubbles({
    "I count cups & visitors: 3 < 5, I <3 it -> done.":
      "I count cups & visitors: 3 < 5, I <3 it -> done.",
    "Grüße, 你好, 👩‍💻 and ❤️": "Grüße, 你好, 👩‍💻 and ❤️",
    "See /about or docs/api": "See /about or docs/api",
    "Node.js, e.g. v1.2": "Node.js, e.g. v1.2",
  });
});

Deno.test("toBubble() makes one line", () => {
  bubbles({
    "  two\n\nlines\t and\u2028more ": "two lines and more",
    " \n ": "",
  });
});

Deno.test("toBubble() drops characters that hide or turn text", () => {
  bubbles({
    "a\u0000b\u001B[31mc\u007F\u0085d": "ab[31mcd",
    "a\u202Eb\u2066c\u200Fd": "abcd",
    "a\u200Bb\u2060c\u00ADd\u{E0041}e": "abcde",
    "a\u200Db": "ab",
    "a\uD800b": "ab",
  });
});

Deno.test("toBubble() drops HTML", () => {
  bubbles({
    "a <b onclick=x>bold</b> word": "a bold word",
    "<script>alert(1)</script>": "alert(1)",
    "<<b>img src=x onerror=y>after": "after",
    "x <!-- y --> z": "x z",
    "open <img src=x": "open",
    "<\u200Bscript>a": "a",
  });
});

Deno.test("toBubble() keeps addresses of the site and drops all others", () => {
  bubbles({
    "See https://sam.example/about.": "See https://sam.example/about.",
    "See https://sam.example, do.": "See https://sam.example, do.",
    "See https://evil.example/about now": "See now",
    "See HTTPS://EVIL.example": "See",
    "See http://sam.example/": "See",
    "See https://sam.example:8443/": "See",
    "See https://sam.example.evil.example/": "See",
    "See https://sam.example@evil.example/": "See",
    "See https://evil@sam.example/": "See",
    "See //evil.example/x": "See",
    "See www.evil.example": "See",
    "See evil.example/x": "See",
    "[me](https://evil.example/x)": "[me]( )",
    "[me](javascript:alert)": "[me]( )",
    "mailto:a@evil.example": "",
    "data:text/html,x": "",
    "https<b>://evil.example": "",
  });
});

Deno.test("toBubble() has at most 160 code points", () => {
  const longest = "🙂".repeat(160);
  assertEquals(toBubble(longest, SITE), longest);
  const cut = toBubble(longest + "🙂", SITE);
  assertEquals([...cut].length, 160);
  assert(cut.isWellFormed());
});

Deno.test("toBubble() gives up on tags that leave tags behind for ever", () => {
  const nested = (depth: number) =>
    `${"<".repeat(depth)}${"b>".repeat(depth)}after`;
  assertEquals(toBubble(nested(7), SITE), "after");
  assertEquals(toBubble(nested(8), SITE), "");
});

Deno.test("toBubble() reads 2,000 characters", () => {
  assertEquals(toBubble(" ".repeat(1_999) + "ab", SITE), "a");
});

/** Microseconds of CPU that bubbles of so many characters take. */
function cpuOf(length: number): number {
  const { user } = cpuUsage();
  for (const part of SLOW) {
    const text = part.repeat(Math.ceil(length / part.length));
    for (const end of ["", "x", " evil.com"]) toBubble(text + end, SITE);
  }
  return cpuUsage().user - user;
}

const SLOW =
  "<|<<b>|<b|a.|a:|//|aaaaaaaa+|.,;|!|+1 |+1|a。|。|::|1.|0x1.|\uFDFA|ⓐ.| (|[.|%2e|\\.|/a|#|https://sam.example|a\u200B|www.|a@|a.Ab "
    .split("|");

Deno.test("toBubble() takes no longer for ten times what it reads", () => {
  cpuOf(2_000);
  const [read, written] = [cpuOf(2_000), cpuOf(20_000)];
  assert(written < 3 * read, `${read} µs, then ${written} µs`);
});

Deno.test("stripControls() leaves line ends and tabs", () => {
  assertEquals(stripControls("a\nb\tc\u0000d\u009Be\uDFFFf🙂"), "a\nb\tcdef🙂");
});
