import { assert, assertEquals } from "@std/assert";
import { PRIVATE, type Private } from "../../tools/import/notes.ts";
import { report } from "../../tools/import/report.ts";
import { assertRoundTrip } from "./support/round_trip.ts";

const RESUME = {
  basics: {
    name: "Ines Imaginary",
    phone: "+44 1632 960 555",
    location: {
      address: "7 Nowhere Steps\nAttic",
      postalCode: "N0 7WHR",
      city: "Nowhere",
      countryCode: "GB",
    },
  },
};

/** Words that give the private data away. */
const TRACES: Record<Private, string[]> = {
  address: ["Nowhere Steps", "Attic", "N0 7WHR"],
  phone: ["960 555", "441632960555"],
};

const CHOICES: Private[][] = [[], ["address"], ["phone"], ["address", "phone"]];

Deno.test("an import publishes what is private only when asked to, and lists what it holds back", async () => {
  for (const publish of CHOICES) {
    const { files, notes } = await assertRoundTrip(RESUME, publish);
    const written = [...files.values()].join("\n");
    const listed = report(notes, { all: false }).join("\n");
    for (const name of PRIVATE) {
      const isPublished = publish.includes(name);
      for (const trace of TRACES[name]) {
        assertEquals(written.includes(trace), isPublished, trace);
      }
      assertEquals(listed.includes(`--publish ${name}`), !isPublished, name);
    }
    assert(written.includes("city: Nowhere"));
  }
});

Deno.test("an address that is held back is not the place on the pages either", async () => {
  const { files } = await assertRoundTrip({
    basics: { name: "N", location: { address: "7 Nowhere Steps" } },
  }, []);
  assert(![...files.values()].join("\n").includes("Nowhere Steps"));
});

Deno.test("what is held back is listed before anything else is cut off", () => {
  const lost = Array.from({ length: 50 }, (_, index) => ({
    kind: "lost" as const,
    path: `x${index}`,
    why: `${index}`,
  }));
  const heldBack = PRIVATE.map((name) => ({
    kind: "held back" as const,
    path: name,
    name,
  }));
  const lines = report([...lost, ...heldBack], { all: false });
  assert(
    PRIVATE.every((name) =>
      lines.some((line) => line.includes(`--publish ${name}`))
    ),
  );
});
