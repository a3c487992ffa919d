import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { StandIn } from "../support/stand_in.ts";
import { makePng, type PngInit } from "./make_png.ts";
import { runCli, type Surroundings, terminal, uncoloured } from "./run_cli.ts";

const COMMAND = ["avatar", "hd-180-1"];

/** Runs `foyer avatar` and returns the destination of the picture. */
async function pictured(
  bytes: Uint8Array<ArrayBuffer>,
  system: Surroundings = {},
  argv: string[] = [],
) {
  const base64 = bytes.toBase64();
  const headers = { "content-type": "image/png" };
  await using standIn = new StandIn([{ base64, headers }]);
  const surroundings = { baseUrl: standIn.url, ...system };
  const outcome = await runCli([...COMMAND, ...argv], surroundings);
  return { ...outcome, arrived: standIn.arrived };
}

const TRUE = { ...terminal(), env: { COLORTERM: "truecolor" } };

Deno.test("foyer avatar prints the bytes in a pipe", async () => {
  const png = makePng();
  const { exitCode, bytes, stdout } = await pictured(png);
  assertEquals({ exitCode, stdout, bytes }, {
    exitCode: 0,
    stdout: "",
    bytes: png,
  });
});

Deno.test("foyer avatar looks to the reader unless it is told where, and sends all that it is told", async () => {
  const [plain] = (await pictured(makePng())).arrived;
  assertEquals(
    plain?.target,
    "/api/v1/room-avatar?figure=hd-180-1&direction=2",
  );
});

for (const flag of ["-o", "--output"]) {
  Deno.test(`foyer avatar ${flag} writes the bytes to a file and prints nothing, on a terminal too`, async () => {
    const png = makePng();
    const { exitCode, files, stdout, bytes } = await pictured(png, TRUE, [
      flag,
      "a b.png",
    ]);
    assertEquals({ exitCode, stdout, bytes: bytes.length }, {
      exitCode: 0,
      stdout: "",
      bytes: 0,
    });
    assertEquals([...files], [["a b.png", png]]);
  });
}

Deno.test("foyer avatar says where it cannot write", async () => {
  const writeFile = () => Promise.reject(new Error("no space left"));
  const { exitCode, stderr } = await pictured(makePng(), { writeFile }, [
    "-o",
    "x",
  ]);
  assertEquals(exitCode, 2);
  assertStringIncludes(JSON.parse(stderr).error, "no space left");
});

/** Red above green, and nothing above blue. */
const FOUR: PngInit = {
  width: 2,
  height: 2,
  colourType: 6,
  lines: Uint8Array.of(
    0,
    255,
    0,
    0,
    255,
    9,
    9,
    9,
    0,
    0,
    0,
    255,
    0,
    255,
    0,
    0,
    255,
    255,
  ),
};

Deno.test("foyer avatar draws half blocks in 24 bits of colour on a terminal", async () => {
  const { stdout } = await pictured(makePng(FOUR), TRUE);
  const [red, green, blue] = ["255;0;0", "0;255;0", "0;0;255"];
  assertEquals(
    stdout,
    `\u001b[0m\u001b[38;2;${red}m\u001b[48;2;${green}m▀\u001b[0m\u001b[38;2;${blue}m▄\u001b[0m\n`,
  );
});

Deno.test("foyer avatar draws in 256 colours where the terminal does not say that it has more", async () => {
  const { stdout } = await pictured(makePng(FOUR), terminal());
  assertEquals(
    stdout,
    "\u001b[0m\u001b[38;5;196m\u001b[48;5;46m▀\u001b[0m\u001b[38;5;21m▄\u001b[0m\n",
  );
});

Deno.test("foyer avatar draws shades without any escape sequence where NO_COLOR says so", async () => {
  const { stdout } = await pictured(makePng(FOUR), {
    ...terminal(),
    env: { NO_COLOR: "1", COLORTERM: "truecolor" },
  });
  assertEquals(stdout, "▓▓\n");
});

Deno.test("foyer avatar draws no margins, and nothing wider than the terminal", async () => {
  const width = 90;
  const row = [
    0,
    ...Array.from({ length: width }, (_, x) => [1, 2, 3, x < 10 ? 0 : 255])
      .flat(),
  ];
  const png = makePng({
    width,
    height: 3,
    colourType: 6,
    lines: Uint8Array.from([...row, ...row, ...row]),
  });
  for (
    const [columns, expected] of [[100, 80], [80, 80], [79, 40], [
      1,
      1,
    ]] as const
  ) {
    const { stdout } = await pictured(png, { ...TRUE, columns });
    const [first = ""] = uncoloured(stdout).split("\n");
    assertEquals(first.length, expected);
  }
});

const REFUSED: [what: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ["no PNG", new TextEncoder().encode("\u001b[2JGIF89a")],
  ["an empty body", new Uint8Array()],
  ["a PNG that is cut off", makePng().subarray(0, 40)],
  [
    "a picture of 4294967295 pixels a side",
    makePng({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }),
  ],
  ["a picture of 100,000 columns", makePng({ width: 100_000, height: 100 })],
  ["a picture without pixels", makePng({ width: 0 })],
  [
    "64 MiB in the data of one pixel",
    makePng({ lines: new Uint8Array(2 ** 26) }),
  ],
  ["less data than pixels", makePng({ height: 2 })],
  ["data that is none", makePng().map((byte, i) => i === 41 ? 255 : byte)],
  ["an interlaced one", makePng({ interlace: 1 })],
  ["an unknown type of colours", makePng({ colourType: 5 })],
  ["a depth that no colours have", makePng({ bitDepth: 4 })],
  ["an unknown filter", makePng({ lines: Uint8Array.of(9, 1, 2, 3) })],
];

for (const [what, bytes] of REFUSED) {
  Deno.test(`foyer avatar does not draw ${what}, and says how to keep it`, async () => {
    const { exitCode, stdout, stderr } = await pictured(bytes, TRUE);
    assertEquals({ exitCode, stdout }, { exitCode: 1, stdout: "" });
    const { code, hint } = JSON.parse(stderr);
    assertEquals(code, "unknown");
    assertStringIncludes(hint, "-o FILE");
    assert(stderr.length < 300, stderr);
  });
}

Deno.test("a picture that is a line of a million pixels takes a screen or two", async () => {
  const height = 2 ** 20;
  const lines = new Uint8Array(2 * height);
  const { stdout } = await pictured(
    makePng({ height, colourType: 0, lines }),
    TRUE,
  );
  assert(stdout.split("\n").length <= 202);
});
