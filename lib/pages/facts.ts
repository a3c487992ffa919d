import type { Content } from "../content/content.ts";
import type { Role } from "../content/kinds/role.ts";
import { renderMarkdown } from "../markdown/render_markdown.ts";
import type { Page } from "./page.ts";
import type { Facts } from "../search/facts.ts";
import { rolesByCompany } from "./about.ts";

/** What is known of the person, each with the place on the site that says it. */
export function factsOf(content: Content, pages: Page[]): Facts {
  const { profile, contact } = content;
  const anchors = roleAnchors(content, pages);
  return {
    person: {
      name: profile.name,
      headline: profile.headline,
      place: profile.place,
      timeZone: profile.time_zone,
      availability: profile.availability,
      story: profile.body,
      path: "/",
      storyPath: "/about",
    },
    roles: content.roles.map((role) => ({
      company: role.company,
      role: role.role,
      years: role.years,
      slug: role.slug,
      skills: role.skills,
      detail: role.body,
      path: `/about${anchors.get(role) ?? ""}`,
    })),
    channels: contact.channels.map(({ label, value, url, preferred }) => ({
      label,
      value,
      url,
      preferred,
      path: "/contact#channels",
    })),
    links: profile.links.map(({ label, url }) => ({
      label,
      url,
      path: "/#elsewhere",
    })),
  };
}

/** The heading of each role on the page about the person. */
function roleAnchors(content: Content, pages: Page[]): Map<Role, string> {
  const about = pages.find(({ path }) => path === "/about");
  const { headings } = renderMarkdown(about?.body ?? "");
  const career = headings.findIndex(({ text }) => text === "Career");
  const ids = headings.slice(career).filter(({ level }) => level === 4);
  const roles = [...rolesByCompany(content).values()].flat();
  return new Map(roles.map((role, i) => [role, `#${ids[i]?.id ?? ""}`]));
}
