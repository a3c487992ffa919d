import type { Facts } from "../../lib/search/facts.ts";

/** Somebody else: nothing in the code may depend on the person of the questions. */
export const other: Facts = {
  comma: ", ",
  stopWords: [],
  person: {
    name: "Zoë Ångström-Page",
    headline: "Violin maker",
    place: "Reykjavík, Iceland",
    timeZone: "Atlantic/Reykjavik",
    availability: "Booked until the summer.",
    story: "I mend what was loved.",
    path: "/",
    storyPath: "/about",
  },
  roles: [
    {
      company: "Harpa GmbH",
      role: "Luthier",
      years: "2016–2020",
      period: "2016 – 2020",
      slug: "harpa",
      skills: ["Varnish", "C++", "R"],
      detail: "Repaired 300 cellos.",
      path: "/about#harpa",
    },
    {
      company: "Ólafsson & Co",
      role: "Apprentice",
      years: "2014",
      period: "2014",
      slug: "olafsson",
      skills: ["Carving"],
      detail: "",
      path: "/about#olafsson",
    },
  ],
  resume: [],
  channels: [{
    label: "Signal",
    value: "@zoe.99",
    url: "https://signal.example/zoe",
    path: "/contact",
  }],
  links: [],
};
