import { type Config, outsideServices } from "../../config.ts";
import { fill } from "../../base/words/fill.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { hostOf } from "../privacy/statements.ts";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

/** The providers behind each operation that has a choice of them. */
export function ProviderStates({ config }: { config: Config }) {
  const { developers } = useWords();
  const { STATS_PROVIDER, CODEHOST_PROVIDER, NPC_PROVIDER, IMAGER_URL } =
    config;
  const stateOf = useStates(config);
  const states = {
    getStats: stateOf("visitors", [STATS_PROVIDER]),
    getCodehostContributions: stateOf("contributions", CODEHOST_PROVIDER),
    npcChat: stateOf("npcs", [NPC_PROVIDER]),
    getRoomAvatar: stateOf("avatars", IMAGER_URL ? [] : ["builtin"]),
  };
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.providers} text={developers.providers} />
      <Prose source={developers.providersHow} />
      <dl class="par">
        {Object.entries(states).map(([operation, state]) => (
          <div key={operation}>
            <dt>
              <a class="m" href={`#${operation.toLowerCase()}`}>{operation}</a>
            </dt>
            <Prose as="dd" source={state} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function useStates(config: Config) {
  const { developers: { states: words }, lists } = useWords();
  const services = outsideServices(config);
  return (asked: string, providers: readonly string[]): string => {
    const inside = providers.flatMap((provider) =>
      provider === "builtin" || provider === "git" || provider === "off"
        ? [words[provider]]
        : []
    );
    const outside = services.filter((service) => service.asked === asked)
      .map(({ provider, url }) =>
        fill(words.elsewhere, { provider, host: hostOf(url) })
      );
    return [...inside, ...outside].join(lists.comma);
  };
}
