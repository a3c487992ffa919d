/** Bytes of an answer. */
const MOST = 4 * 1024 * 1024;

/** A success that goes on and on. */
export class AnswerTooLong extends Error {
  constructor() {
    super(`more than ${MOST} bytes`);
  }
}

/** The platform's `fetch`, which reads no more than anybody would mean. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { ok, body } = response;
  if (!ok || !body) return response;
  return new Response(body.pipeThrough(bounded()), response);
};

function bounded(): TransformStream<
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>
> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MOST) throw new AnswerTooLong();
      controller.enqueue(chunk);
    },
  });
}
