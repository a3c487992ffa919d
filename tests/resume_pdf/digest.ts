// Prints a digest of the PDF of the tests' person, in the environment of a test.
import { digestOf } from "../../lib/base/http/digest.ts";
import { testContent } from "../support/test_app.ts";
import { pdfOf } from "./pdf.ts";

await Deno.stdout.write(
  new TextEncoder().encode(digestOf(await pdfOf(testContent))),
);
