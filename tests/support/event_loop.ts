/** A turn of the event loop, in which all happens that waits for no clock. */
export function eventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
