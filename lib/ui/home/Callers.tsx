import type { ComponentChildren } from "preact";
import { CALLERS } from "../../endpoint.ts";
import type { Profile } from "../../content/content.ts";
import { avatarAddress, ownerCharacter } from "../../graphics/addresses.ts";
import type { LiveSnapshot } from "../../state.ts";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  profile: Profile;
  /** Protocols that programs called a moment ago. */
  callers: LiveSnapshot["callers"];
  /** Beside them: the number of readers. */
  children: ComponentChildren;
}

const READ_ON: Record<LiveSnapshot["callers"][number], string> = {
  API: "/developers",
  MCP: "/mcp",
  A2A: "/.well-known/agent-card.json",
};

/** Programs that called, below the floor. By script the next one walks in: see static/callers.js. */
export function Callers({ profile, callers, children }: Props) {
  const { callers: words, lists: { comma } } = useWords();
  const owner = profile.photo ? undefined : ownerCharacter(profile);
  const isQuiet = profile.machine === "quiet";
  return (
    <div
      class="wrap row below"
      data-callers={CALLERS}
      data-now={words.now}
      data-plain={isQuiet || undefined}
      data-waving={owner && avatarAddress(owner, "right-waving")}
    >
      {!isQuiet && callers.length > 0 && (
        <p class="t soft" data-markdown-ignore>
          {words.recent} {callers.map((each, at) => [
            at > 0 && comma,
            <Machine key={each} href={READ_ON[each]}>{each}</Machine>,
          ])}
        </p>
      )}
      {children}
    </div>
  );
}
