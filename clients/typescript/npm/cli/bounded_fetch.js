const MOST = 4 * 1024 * 1024;
export class AnswerTooLong extends Error {
    constructor() {
        super(`more than ${MOST} bytes`);
    }
}
export const boundedFetch = async (input, init) => {
    const response = await fetch(input, init);
    const { ok, body } = response;
    if (!ok || !body)
        return response;
    return new Response(body.pipeThrough(bounded()), response);
};
function bounded() {
    let size = 0;
    return new TransformStream({
        transform(chunk, controller) {
            size += chunk.length;
            if (size > MOST)
                throw new AnswerTooLong();
            controller.enqueue(chunk);
        },
    });
}
