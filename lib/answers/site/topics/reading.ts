import type { Asked } from "../topic.ts";

/** Markdown twins, clients and the command line. */
export const READING: Asked[] = [
  {
    at: "/docs/markdown#two-ways-to-get-one",
    says: "Put .md behind",
    asks:
      "markdown | markdown llm | markdown version | markdown site | markdown header | markdown program",
    not: "tokens content words_yaml blog mine image limit",
  },
  {
    at: "/docs/markdown#which-pages",
    says: "All of them",
    asks: "markdown list site",
    not: "tokens add_verb",
  },
  {
    at: "/docs/markdown#how-many-tokens-a-page-has",
    says: "The estimate in tokens",
    asks: "tokens text_length | tokens site | tokens markdown",
    not: "auth room limit variable rate need",
  },
  {
    at: "/docs/clients",
    says: "one for TypeScript and one for Python",
    asks: "client api | client list | client this_site",
    not: "python typescript cli limit mcp timeout store",
  },
  {
    at: "/docs/clients#python",
    says: "needs Python 3.10",
    asks:
      "python client | python oldest | python api | python client api | python client oldest",
    not: "person_work",
  },
  {
    at: "/docs/clients#python",
    whole: true,
    asks: "python client install_n",
  },
  {
    at: "/docs/clients#typescript",
    whole: true,
    asks: "typescript client install_n",
    not: "python",
  },
  {
    at: "/docs/clients#typescript",
    says: "@foyer/client",
    asks: "typescript client | typescript oldest | typescript client api",
    not: "python person_work cors",
  },
  {
    at: "/docs/clients#the-command",
    says: "foyer comes with the TypeScript package",
    asks: "cli | cli api | cli client",
    not: "exit_code completion dev host mcp",
  },
  {
    at: "/docs/clients#the-command",
    lists: true,
    asks: "exit_code | exit_code cli",
    not: "doctor mistake start_fails",
  },
  {
    at: "/docs/clients#the-command",
    says: "prints a script that completes commands",
    asks: "completion cli | completion",
  },
  {
    at: "/docs/clients#waiting-on-429",
    says: "Both clients wait",
    asks:
      "client client_waits | client limit client_waits | python client_waits limit",
    not: "timeout",
  },
  {
    at: "/docs/clients#waiting-on-429",
    says: "A call gives up after 30 seconds",
    asks: "client timeout | python timeout | typescript timeout",
  },
];
