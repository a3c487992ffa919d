import type { Page } from "npm:playwright-core@1.65.1";

/**
 * Texts that stick out of their column or of the window, where nobody can scroll
 * to them. What a page hides beyond its side is found as well.
 */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null && element.localName !== "main" &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
        isCut(element.parentElement));
    const out: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!element?.checkVisibility() || !words) continue;
      // The first is beyond the side on purpose, the others are cut there.
      if (element.closest(".skip, .sr") || isCut(element)) continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      // A score stands in the margin; the header is one line without columns.
      const column = element.closest(
        ".score, .top, .k, .t:not(.top > *), .x, .w, .g",
      )
        ?.getBoundingClientRect();
      const isIn = left >= Math.max(0, (column?.left ?? 0) - 4) &&
        right <= Math.min(innerWidth, (column?.right ?? innerWidth) + 4);
      if (width > 0 && !isIn) out.push(`${element.localName}: ${words}`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) out.push(`${scrollWidth} px wide`);
    return out;
  });
}
