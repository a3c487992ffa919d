import { assert, assertEquals } from "@std/assert";
import { testContent, testSite } from "../support/test_app.ts";
import { callTool, type Sent } from "./support/call.ts";

// Input from memory, the name that it resolves to, and the expected result.
const RESERVED_PATHS: [
  path: string,
  name: string,
  given: Sent,
  takenAs: string,
  found: string[],
][] = [
  ...[
    "imaginary ferries",
    "The Imaginary Ferries",
    "Ferries",
    "Imaginary-Ferries!",
    "ImaginaryFerries",
    "Imaginray Ferries",
    "ferrise",
  ].map((company): typeof RESERVED_PATHS[number] => [
    "/mcp",
    "get_work_history",
    { company },
    "Imaginary Ferries",
    ["imaginary-ferries"],
  ]),
  ...["pretence and sons", "Pretence", "The Pretense & Sons", "sons pretence"]
    .map((company): typeof RESERVED_PATHS[number] => [
      "/mcp",
      "get_work_history",
      { company },
      "Pretence & Sons",
      ["pretence-and-sons"],
    ]),
  // The company has both, a slug has one.
  [
    "/mcp",
    "get_work_history",
    { company: "nowhere rock" },
    "Nowhere Rock Light",
    [
      "nowhere-rock-head",
      "nowhere-rock-assistant",
    ],
  ],
  [
    "/mcp",
    "get_work_history",
    { company: "Nowhere Rock Head" },
    "nowhere-rock-head",
    [
      "nowhere-rock-head",
    ],
  ],
  [
    "/mcp",
    "get_work_history",
    { company: "ecole of made up weather" },
    "École of Made-up Weather",
    [
      "made-up-weather",
    ],
  ],
  ["/mcp", "get_contact", { channel: "E-Mail" }, "email", ["email"]],
  ["/mcp", "get_contact", { channel: "emial" }, "email", ["email"]],
  ["/mcp", "get_contact", { channel: "the tube" }, "Speaking tube", ["horn"]],
  ["/mcp", "get_about", { section: "Story" }, "story", []],
  ["/mcp", "get_about", { section: "the careers" }, "career", []],
  ["/mcp", "get_page", { slug: "About" }, "about", ["/about"]],
  ["/mcp", "get_page", { slug: "/privcay" }, "privacy", ["/privacy"]],
  ["/mcp", "get_page", { slug: "the developer" }, "developers", [
    "/developers",
  ]],
  ["/docs/mcp", "get_doc", { path: "Limit" }, "limits", ["/docs/limits"]],
  ["/docs/mcp", "get_doc", { path: "/docs/hostnig" }, "hosting", [
    "/docs/hosting",
  ]],
  ["/docs/mcp", "get_doc", { path: "mcp servers" }, "mcp-servers", [
    "/docs/mcp-servers",
  ]],
];

for (const [path, name, given, takenAs, found] of RESERVED_PATHS) {
  Deno.test(`${name} ${JSON.stringify(given)} is taken as ${takenAs}, and says so`, async () => {
    using site = testSite();
    const result = await callTool(site, path, name, given);
    const [{ text }] = result.content;
    assert(!result.isError, text);
    assert(text.split("\n", 1)[0].endsWith(takenAs), text);
    const { taken_as, roles = [], channels = [], url = "" } =
      result.structuredContent;
    assertEquals(taken_as, takenAs);
    const names = [
      ...roles.map(({ slug }: { slug: string }) => slug),
      ...name === "get_contact"
        ? channels.map(({ channel }: { channel: string }) => channel)
        : [],
    ];
    if (names.length > 0) assertEquals(names, found);
    else if (found[0]) assert(url.endsWith(found[0]), url);
  });
}

// Names that are ambiguous or unknown.
const REFUSED: [path: string, name: string, given: Sent][] = [
  ["/mcp", "get_work_history", { company: "Sons & Daughters" }],
  ["/mcp", "get_work_history", { company: "Quay" }],
  ["/mcp", "get_work_history", { company: "Quaz Lighting" }],
  ["/mcp", "get_work_history", { company: "and" }],
  ["/mcp", "get_work_history", { company: "the" }],
  ["/mcp", "get_work_history", { company: "&" }],
  ["/mcp", "get_work_history", { company: "Imgainray Ferreis" }],
  ["/mcp", "get_work_history", { company: "Imaginary Ferries and Rockets" }],
  ["/mcp", "get_contact", { channel: "e" }],
  ["/mcp", "get_about", { section: "childhood" }],
  ["/mcp", "get_page", { slug: "about/../privacy" }],
  ["/docs/mcp", "get_doc", { path: "./limit" }],
];

for (const [path, name, given] of REFUSED) {
  Deno.test(`${name} ${JSON.stringify(given)} is nobody's name, and the names are told`, async () => {
    const { roles } = testContent;
    const [first, second, ...rest] = roles;
    assert(first && second);
    const content = {
      ...testContent,
      roles: [
        { ...first, slug: "lighting", company: "Quay Lighting" },
        { ...second, slug: "loading", company: "Quay Loading" },
        ...rest,
      ],
    };
    using site = testSite({ content });
    const { isError, content: [{ text }] } = await callTool(
      site,
      path,
      name,
      given,
    );
    assertEquals(isError, true, text);
    if ("company" in given) assert(text.includes("Quay Loading"), text);
  });
}

Deno.test("a slip in a whole name is no part of a longer one", async () => {
  const { roles: [first, second] } = testContent;
  assert(first && second);
  const content = {
    ...testContent,
    roles: [
      { ...first, company: "Quay Loading" },
      { ...second, company: "Quay Loading Cranes" },
    ],
  };
  using site = testSite({ content });
  const given = { company: "Quay Laoding" };
  const { structuredContent } = await callTool(
    site,
    "/mcp",
    "get_work_history",
    given,
  );
  assertEquals(structuredContent.taken_as, "Quay Loading");
  assertEquals(structuredContent.roles.length, 1);
});

Deno.test("what is named as it is called is not said to be taken for something", async () => {
  using site = testSite();
  for (
    const [path, name, given] of [
      ["/mcp", "get_work_history", { company: "Imaginary Ferries" }],
      ["/mcp", "get_work_history", { company: "imaginary-ferries" }],
      ["/mcp", "get_contact", { channel: "email" }],
      ["/mcp", "get_about", { section: "story" }],
      ["/mcp", "get_page", { slug: "/about.md" }],
      ["/docs/mcp", "get_doc", { path: "limits#the-headers" }],
    ] as const
  ) {
    const { structuredContent } = await callTool(site, path, name, given);
    assert(!("taken_as" in structuredContent), name);
  }
});

Deno.test("get_about lists the sections that there can be", async () => {
  using site = testSite();
  const { content: [{ text }] } = await callTool(site, "/mcp", "get_about", {
    section: "childhood",
  });
  for (const section of ["story", "career", "education"]) {
    assert(text.includes(section), text);
  }
});
