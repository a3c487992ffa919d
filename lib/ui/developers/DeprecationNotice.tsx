import type { Deprecation } from "../../operation.ts";
import { writtenDate } from "../../base/words/dates.ts";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { useSite } from "../site_context.ts";

/** That an operation is to end, when, and what to use instead. */
export function DeprecationNotice({ since, sunset, successor }: Deprecation) {
  const { words: { developers } } = useSite();
  return (
    <p>
      <strong>
        <FormattedMessage
          template={developers.deprecatedSince}
          values={{ since: <Day date={since} /> }}
        />
      </strong>
      {sunset && (
        <>
          {" "}
          <FormattedMessage
            template={developers.goneFrom}
            values={{ sunset: <Day date={sunset} /> }}
          />
        </>
      )}
      {successor && (
        <>
          {" "}
          <FormattedMessage
            template={developers.insteadOf}
            values={{ successor: <code>{successor}</code> }}
          />
        </>
      )}
    </p>
  );
}

function Day({ date }: { date: string }) {
  const { language } = useSite();
  return <time datetime={date}>{writtenDate(date, language)}</time>;
}
