import type { Deprecation } from "../../operation.ts";
import { writtenDate } from "../../base/words/dates.ts";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { useSite } from "../site_context.ts";

/** Dates of the deprecation of an operation, and its successor. */
export function DeprecationNotice({ since, sunset, successor }: Deprecation) {
  const { words: { developers }, language } = useSite();
  const day = (date: string) => (
    <time datetime={date}>{writtenDate(date, language)}</time>
  );
  return (
    <p>
      <strong>
        <FormattedMessage
          template={developers.deprecatedSince}
          values={{ since: day(since) }}
        />
      </strong>
      {sunset && (
        <>
          {" "}
          <FormattedMessage
            template={developers.goneFrom}
            values={{ sunset: day(sunset) }}
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
