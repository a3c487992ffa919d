import type { Asked } from "../topic.ts";

/** Questions in plain words. */
export const ASK: Asked[] = [
  {
    at: "/docs/ask",
    says: "There is no language model behind it",
    asks:
      "llm box | llm answers | llm box answers | llm this_site | invent answers | invent box | human answers box | answers box from_what | human answers this_site",
    not: "mcp room training add server_n text_length",
  },
  {
    at: "/docs/ask",
    says: "There is no language model behind it",
    asks: "llm box answers | llm answers question | llm this_site answers",
    not: "mcp room training text_length",
  },
  {
    at: "/docs/ask#the-answer-as-a-stream",
    says: "Three ways lead to server-sent events",
    asks: "stream answers | stream box | stream api | stream box answers",
    not: "mcp",
  },
  {
    at: "/docs/ask#the-answer",
    says: "At most ten results",
    asks: "box many results_n | answers many box results_n",
    not: "store worklist",
  },
  {
    at: "/docs/ask#ways-to-put-a-question",
    lists: true,
    asks: "box program question | box api question | box parameter",
    not: "length store llm stream rate limit mcp",
  },
  {
    at: "/docs/language#what-stays-english",
    says: "Questions are understood best in English",
    asks: "question other_language | typed other_language box",
    not: "content person_about worklist",
  },
  {
    at: "/docs/ask#the-answer",
    says: "elicitation: ",
    asks: "box empty | question empty box",
    not: "store llm",
  },
  {
    at: "/docs/ask#for-agents",
    says: "The same answers are given to agents",
    asks: "a2a | a2a add | a2a assistant",
    not: "length",
  },
];
