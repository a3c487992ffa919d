import { COMMON_ERRORS, declaredErrors } from "../../api/mod.ts";
import type { AnyOperation } from "../../operation.ts";
import { Prose } from "../Prose.tsx";
import { useEnglish, useWords } from "../site_context.ts";

/** Statuses and error codes of an operation, without those that all operations share. */
export function Statuses({ operation }: { operation: AnyOperation }) {
  const english = useEnglish();
  const { developers } = useWords();
  const errors = [...declaredErrors(operation)].flatMap(([status, codes]) =>
    codes.map((code) => ({ status, code }))
  ).filter(({ status, code }) =>
    status !== 413 && !COMMON_ERRORS.includes(code)
  );
  return (
    <>
      <p class="sr">{developers.answers}</p>
      <ul class="codes">
        {Object.entries(operation.responses).map((
          [status, { description }],
        ) => (
          <li key={status}>
            <span class="n">{status}</span>{" "}
            <Prose as="span" source={description} {...english} />
          </li>
        ))}
        {errors.map(({ status, code }) => (
          <li key={`${status} ${code}`}>
            <span class="n">{status}</span>{" "}
            <span>
              <code>{code}</code>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
