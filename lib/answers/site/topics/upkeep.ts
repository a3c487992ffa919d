import type { Asked } from "../topic.ts";

/** To look after it. */
export const UPKEEP: Asked[] = [
  {
    at:
      "/docs/hosting#the-four-that-matter-base-url-trust-proxy-signing-keys-sample-ok",
    says: "must be the number of proxies",
    asks:
      "proxy share_limit | proxy share_limit limit | proxy variable | trust_proxy",
  },
  {
    at:
      "/docs/hosting#the-four-that-matter-base-url-trust-proxy-signing-keys-sample-ok",
    says: "is the one to set first",
    asks: "base_url_var variable | base_url_var site",
    not: "doctor markdown blog image",
  },
  {
    at: "/docs/hosting#behind-a-proxy",
    says: "On the open internet, put a proxy in front",
    asks: "proxy host | proxy requirement | nginx | caddy",
    not: "share_limit variable person_work",
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "SIGTERM and SIGINT",
    asks: "shutdown host | shutdown request",
    not: "restart deprecation worklist",
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "The content is read once",
    asks: "restart content | restart dev content",
    not: "start_fails",
  },
  {
    at: "/docs/upkeep#back-up-and-restore",
    says: "Two things are yours",
    asks: "backup | backup site | backup database",
    not: "person_work",
  },
  {
    at: "/docs/maintenance#read-the-logs",
    says: "Logs are lines of JSON",
    asks: "logs_owner host | logs_owner format",
    not: "me ip event typed",
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "signs with the new key",
    asks: "rotate auth | rotate",
    not: "person_work",
  },
  {
    at: "/docs/hosting#copies-in-browsers",
    says: "A browser that has opened a page",
    asks: "offline site | offline browser",
    not: "person_contact doctor",
  },
  {
    at: "/docs/performance",
    says: "One processor answers",
    asks: "speed this_site | speed api | speed host | speed mcp",
    not: "message person_work person_contact crowd restart",
  },
  {
    at: "/docs/performance#while-one-client-floods",
    says: "Somebody else's page takes",
    asks: "crowd this_site | crowd api | crowd host",
    not: "person_work",
  },
  {
    at: "/docs/upkeep#traces",
    says: "Deno can make traces",
    asks: "traces host | traces variable",
  },
];
