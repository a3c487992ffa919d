import { type ErrorCode, STATUS } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useSite } from "../site_context.ts";
import { limitInWords } from "../../base/words/limit_in_words.ts";

/** The rate limit and the errors that all operations share. */
export function LimitsAndErrors() {
  const { words, language, rateLimit } = useSite();
  const { limits, limitsHow, common } = words.developers;
  const all: { status: number; code?: ErrorCode; what: string }[] = [
    { status: 304, what: common.unchanged },
    ...ERRORS.map(([code, status]) => ({ status, code, what: common[code] })),
  ];
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.limits} text={limits} />
      <p>{limitInWords(rateLimit, words.rateLimit, language)}</p>
      <Prose source={limitsHow} />
      <ul class="codes s soft">
        {all.map(({ status, code, what }) => (
          <li key={status}>
            <span class="n">{status}</span>{" "}
            <span>
              {code && (
                <>
                  <code>{code}</code>:{" "}
                </>
              )}
              <Prose as="span" source={what} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A body that is too large shares its code with other bodies, so it needs its status.
const ERRORS = [
  ["method_not_allowed", STATUS.method_not_allowed],
  ["invalid_body", 413],
  ["rate_limited", STATUS.rate_limited],
  ["internal_error", STATUS.internal_error],
] as const;
