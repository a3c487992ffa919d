import type { Asked } from "../topic.ts";

/** What is kept of those who come, and who else learns of it. */
export const KEPT: Asked[] = [
  {
    at: "/privacy#in-short",
    asks:
      "cookie | cookie site | cookie me | cookie browser | cookie banner | banner site | cookie analytics",
  },
  {
    at: "/privacy#in-short",
    says: "no advertisements",
    asks: "analytics site | analytics me | analytics third_party",
    not: "cookie visitors count",
  },
  {
    at: "/privacy#in-short",
    says: "What you ask",
    asks:
      "store typed box | store typed me question | store question typed | store question me | store typed me",
    not: "ip cookie batch event personal_data answers job",
  },
  {
    at: "/privacy#in-short",
    says: "What you ask",
    asks:
      "store room | store typed room | store message room | store message me",
    not: "length ip cookie",
  },
  {
    at: "/privacy#what-is-logged",
    asks:
      "ip store | ip logs | ip store me | user_agent store | logs request | logs me site | logs typed logs",
    not: "limit whom trust_proxy person_contact event logs_owner",
  },
  {
    at: "/privacy#what-is-logged",
    asks: "what_logged",
  },
  {
    at: "/privacy#what-is-stored",
    asks:
      "personal_data store | store about_me | what_kept | personal_data store me | store me site | personal_data site | store personal_data lifetime",
    not: "cookie typed browser_storage third_party event ip import_it backup",
  },
  {
    at: "/privacy#who-else-is-asked",
    asks:
      "third_party personal_data | third_party me store | third_party site personal_data | analytics visitors count | analytics visitors third_party",
    not: "cors box",
  },
  {
    at: "/privacy#who-else-is-asked",
    says: "An address is hashed",
    asks: "visitors count ip | visitors count personal_data",
  },
  {
    at: "/privacy#what-your-browser-keeps",
    asks: "browser_storage store | browser store site",
    not: "cookie ip offline doctor image",
  },
  {
    at: "/privacy#what-is-traced",
    asks: "traces me | traces privacy_n | traces request",
    not: "variable host analytics store",
  },
  {
    at: "/privacy",
    asks: "privacy_n | privacy_n site",
    not: "store cookie typed ip",
  },
  {
    at: "/docs/events#what-is-kept",
    says: "for 90 days",
    asks:
      "event store | event lifetime | event store lifetime | event personal_data | event ip",
    not: "twice many host",
  },
  {
    at: "/docs/limits#several-servers",
    says: "The limit writes down nothing",
    asks: "limit store ip | limit store me",
  },
  {
    at: "/robots.txt",
    asks:
      "training models | training models may | training crawl may | crawl site | crawl may site",
    not: "person_work room doctor resume_n document box",
  },
];
