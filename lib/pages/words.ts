/**
 * Every fixed word of the pages, as data: Markdown where a sentence has a link
 * in it, and a name in braces where `fill` puts a value.
 */
export const words = {
  markdown: {
    link: "Link to {heading}",
    table: "Table: {columns}",
  },
  twin: {
    index: "Index of this site: {address}",
    onward: "Sitemap",
    allPages: "All pages",
  },
  about: {
    career: "Career",
    role: "{role}, {years}",
    skills: "Skills: {skills}",
  },
  contact: {
    channels: "Channels",
    columns: ["Channel", "Address"],
    preferred: "(preferred)",
    answer: "When to expect an answer",
  },
  room: {
    whoIsHere: "Who is here",
    person: "{name}, {role}",
  },
} as const;
