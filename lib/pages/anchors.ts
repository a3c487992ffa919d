/** Places on pages that others link to, whatever their headings say. */
export const ANCHORS = {
  career: "career",
} as const;

/** Where the page about the person tells of a role. */
export function rolePath({ slug }: { slug: string }): string {
  return `/about#${slug}`;
}
