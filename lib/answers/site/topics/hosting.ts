import type { Asked } from "../topic.ts";

/** To run a site of one's own. */
export const HOSTING: Asked[] = [
  {
    at: "/docs/hosting#three-set-ups",
    says: "Deno Deploy",
    asks: "deploy_cloud | deploy_cloud host",
    not: "traces database",
  },
  {
    at: "/docs/hosting",
    says: "can run Deno",
    asks:
      "host requirement | deno oldest | host requirement copy | deno oldest host | host deno",
    not: "deploy_cloud docker port python typescript mcp client limit",
  },
  {
    at: "/docs/hosting#start-it",
    says: "listens on port 8000",
    asks: "port host | port site | port",
    not: "variable room person_work",
  },
  {
    at: "/docs/hosting#start-it",
    says: "listens on port 8000",
    asks: "host copy | host this_site | host this_n | host mine",
    not:
      "docker requirement systemd proxy mcp database backup auth client memory",
  },
  {
    at: "/docs/hosting#in-a-container",
    says: "The process is not root",
    asks: "docker | docker host | docker copy",
    not: "person_work logs_owner",
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "A unit for systemd",
    asks: "systemd | systemd host",
    not: "person_work person_contact health",
  },
  {
    at: "/docs/hosting#configuration",
    says: "KV_PATH: ",
    asks:
      "database host | database where_n | database variable | database list",
    not: "backup third_party me person_work requirement",
  },
  {
    at: "/docs/hosting",
    says: "It needs no database server",
    asks: "database requirement | database host requirement",
    not: "person_work",
  },
  {
    at: "/docs/hosting#configuration",
    says: "Everything is set by variables",
    asks: "variable host | variable list | variable this_site | env_vars",
    not:
      "trust_proxy proxy database port limit visitors contributions base_url_var room logs_owner",
  },
  {
    at: "/docs/hosting#configuration",
    says: "RATE_LIMIT: ",
    asks: "variable limit",
    not: "proxy share_limit",
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "Encryption is the business of the proxy",
    asks: "https host | https site | https requirement",
    not: "person_about",
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "GET /healthz",
    asks: "health site | health host | health api | health address",
    not: "person_work person_about",
  },
];
