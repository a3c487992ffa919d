import type { Role } from "../../../content/kinds/role.ts";
import { paragraphsAndBullets } from "../../../base/markdown/plain_paragraphs.ts";
import { given } from "../given.ts";
import { periodOf } from "../period.ts";

/** `slug`, `years` and `keywords` are ours: the format allows more than it knows of. */
export function work(
  { company, role, slug, years, skills, body, url, place, about, ...dates }:
    Role,
) {
  const { paragraphs, bullets } = paragraphsAndBullets(body);
  return {
    name: company,
    position: role,
    url,
    location: place,
    description: about,
    ...periodOf(dates),
    summary: paragraphs || undefined,
    highlights: given(bullets),
    keywords: given(skills),
    slug,
    years,
  };
}
