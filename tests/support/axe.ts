import axe from "npm:axe-core@4.14.1";
import type { Page } from "npm:playwright-core@1.65.1";

/** Violations that axe finds on the page. Default: all rules, best practices included. */
export async function faultsOn(
  page: Page,
  rules?: string[],
): Promise<string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate(async (rules) => {
    const { violations } = await Reflect.get(globalThis, "axe").run({
      ...rules ? { runOnly: rules } : {},
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }: Violation) =>
      nodes.map(({ target }) => `${id} ${target.join(" ")}`)
    );
  }, rules);
}

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}
