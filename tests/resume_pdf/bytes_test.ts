import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { digestOf } from "../../lib/base/http/digest.ts";
import { testContent } from "../support/test_app.ts";
import { pdfOf } from "./pdf.ts";

Deno.test("the same content gives the same PDF, in every time zone and language", async () => {
  const here = digestOf(await pdfOf({ ...testContent }));
  for (
    const env of [
      { TZ: "Pacific/Apia", LANG: "de_DE.UTF-8" },
      { TZ: "America/Adak", LANG: "ar_EG.UTF-8" },
    ]
  ) {
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "--quiet",
        "--no-check",
        "--lock=tests/deno.lock",
        "tests/resume_pdf/digest.ts",
      ],
      env,
    }).output();
    const decoder = new TextDecoder();
    assertEquals(decoder.decode(stdout), here, decoder.decode(stderr));
  }
});

Deno.test("the date of the PDF is that of the profile", async () => {
  const { profile } = testContent;
  const other = {
    ...testContent,
    profile: { ...profile, updated: "2001-02-03" },
  };
  const [one, two] = [await pdfOf(testContent), await pdfOf(other)];
  assert(new TextDecoder("latin1").decode(two).includes("(D:20010203000000Z)"));
  assertNotEquals(digestOf(one), digestOf(two));
});
