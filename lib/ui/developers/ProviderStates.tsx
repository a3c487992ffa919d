import type { Config } from "../../config.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { providerStates } from "./provider_states.ts";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  config: Config;
}

/** Who answers behind an operation, by the configuration of the site. */
export function ProviderStates({ config }: Props) {
  const words = useWords();
  const { developers } = words;
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.providers} text={developers.providers} />
      <Prose source={developers.providersHow} />
      <dl class="par">
        {providerStates(config, words).map((
          { operation, state },
        ) => (
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
