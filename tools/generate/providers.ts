import {
  CODEHOST_NEEDS,
  CODEHOST_URLS,
  CODEHOSTS,
  STATS_PROVIDERS,
} from "../../lib/providers.ts";
import { codehosts } from "../../lib/services/upstreams/codehosts.ts";
import { statsProviders } from "../../lib/services/upstreams/stats.ts";

const TABLES: Record<string, string[]> = {
  STATS_PROVIDER: STATS_PROVIDERS.map((name) => {
    const { who, asked } = statsProviders[name];
    return row(name, who, asked);
  }),
  CODEHOST_PROVIDER: CODEHOSTS.map((name) => {
    const { counted, note } = codehosts[name];
    const url = CODEHOST_URLS[name];
    const what = [
      CODEHOST_NEEDS[name].map((variable) => `\`${variable}\``).join(", "),
      url && `\`CODEHOST_URL\` only for an endpoint other than \`${url}\``,
      note,
    ];
    return row(name, counted, what.filter(Boolean).join("; "));
  }),
};

/** Replaces the rows of the tables of providers in a text. */
export function providerTables(text: string): string {
  return text.replace(
    /^(\| `(\w+_PROVIDER)` \|.*\n\|---.*\n\|.*\n)(?:\|.*\n)*(?=\| `off`)/gm,
    (table, head, name) => TABLES[name] ? head + TABLES[name].join("") : table,
  );
}

function row(name: string, ...cells: string[]): string {
  return `| \`${name}\` | ${cells.join(" | ")} |\n`;
}
