import type { Asked } from "../topic.ts";

/** Numbers, events, the room and its pictures. */
export const SURFACES: Asked[] = [
  {
    at: "/docs/numbers#live-visitors",
    says: "a visitor is an address from which",
    asks: "visitors count site",
    not: "fresh api analytics third_party limit variable room",
  },
  {
    at: "/docs/numbers#live-visitors",
    says: "It is asked at most once in 60 seconds",
    asks: "visitors count fresh | visitors fresh api",
  },
  {
    at: "/developers#getstats",
    asks: "visitors count api | visitors count operation | visitors api",
    not: "limit auth store fresh ip training personal_data",
  },
  {
    at: "/docs/numbers#live-visitors",
    lists: true,
    asks: "visitors provider | visitors provider variable",
  },
  {
    at: "/docs/numbers#the-contribution-calendar",
    says: "The answer is fresh for ten minutes",
    asks: "contributions fresh",
  },
  {
    at: "/docs/numbers#the-contribution-calendar",
    says: "It has exactly 364 entries",
    asks: "contributions text_length | contributions lifetime",
    not: "api fresh provider",
  },
  {
    at: "/docs/numbers#the-contribution-calendar",
    lists: true,
    asks: "contributions provider | contributions provider variable",
  },
  {
    at: "/developers#getcodehostcontributions",
    asks: "contributions api | contributions operation",
    not: "provider fresh batch",
  },
  {
    at: "/docs/events#record-one",
    says: "That answer means",
    asks: "event api | event add_verb",
    not: "twice store lifetime many names third_party",
  },
  {
    at: "/docs/events#the-fields",
    says: "hire_opened or command_run",
    asks: "event names | event names api | event list",
    not: "twice store lifetime rate",
  },
  {
    at: "/docs/events#send-it-twice-count-it-once",
    says: "send it again with the same Idempotency-Key",
    asks: "event twice | event twice store",
    not: "length lifetime",
  },
  {
    at: "/docs/events#send-it-twice-count-it-once",
    says: "The 24 hours begin",
    asks: "event twice lifetime | twice auth lifetime",
  },
  {
    at: "/docs/events#the-grammar-of-a-key",
    says: "A key has 1 to 255 characters",
    asks: "twice auth shape | twice auth format",
  },
  {
    at: "/docs/events#how-many-a-day",
    says: "From one client 500 events",
    asks: "event many rate | event many | event limit",
    not: "store twice names",
  },
  {
    at: "/docs/room-api#say-something",
    says: "The answer has one to three messages",
    asks: "talk room program | talk room api | room answers length",
    not: "store human llm",
  },
  {
    at: "/docs/room-api",
    says: "They speak from the content of this site",
    asks: "room human | room llm | room llm answers | room human answers",
    not: "store variable many rate limit",
  },
  {
    at: "/docs/limits#sizes",
    says: "calls of a language model",
    asks: "room llm many | room llm limit",
  },
  {
    at: "/docs/room-api#draw-somebody",
    says: "The picture is a PNG",
    asks: "avatar size | avatar format | avatar room size",
    not: "limit add_verb blog mistake content may",
  },
  {
    at: "/developers#getroomavatar",
    asks: "avatar api | avatar operation",
    not: "size",
  },
];
