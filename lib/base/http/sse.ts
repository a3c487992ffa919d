export interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** The text of a finished event stream (HTML standard, section 9.2.6). */
export function eventStream(events: ServerSentEvent[]): string {
  // JSON has no bare line break, so one `data` line holds all of it.
  return events.map(({ event, data }) =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  ).join("");
}

export const EVENT_STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Tells nginx and similar proxies not to buffer events.
  "x-accel-buffering": "no",
};
