import type { Content } from "../../lib/content/content.ts";
import { testSite } from "../support/test_app.ts";

/** False where the programs of poppler-utils are not installed. */
export const HAS_POPPLER = await Promise.try(() =>
  new Deno.Command("pdftotext", { args: ["-v"], stderr: "null" }).output()
).then(() => true, () => false);

export async function pdfOf(content: Content) {
  await using site = testSite({ content });
  const response = await site.fetch("/resume.pdf");
  if (response.status !== 200) throw new Error(await response.text());
  return await response.bytes();
}

/** Text that a program of poppler prints about a PDF. */
export async function poppler(
  program: "pdfdetach" | "pdfinfo" | "pdftotext",
  args: string[],
  pdf: Uint8Array,
): Promise<string> {
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  await Deno.writeFile(file, pdf);
  const at = args.indexOf("FILE");
  const given = at === -1 ? [...args, file] : args.with(at, file);
  if (program === "pdftotext") given.push("-");
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args: given,
    env: { LANG: "C.UTF-8" },
  }).output();
  await Deno.remove(file);
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** Lines of each page, in the order of the file, without the foot. */
export async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const text = await poppler("pdftotext", ["-raw"], pdf);
  return text.split("\f").filter((page) => page !== "").map((page) =>
    page.trimEnd().split("\n").filter((line) => !/ · \d+\/\d+$/.test(line))
  );
}

/** All text in reading order, with one space between words. */
export function flat(pages: string[][]): string {
  return pages.flat().join(" ").replace(/\s+/g, " ");
}
