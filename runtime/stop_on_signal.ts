/** What the platforms that we know leave a process between signal and end. */
const PATIENCE = 5_000;

/** Stops within 5 s after a signal, whatever hangs. A second one changes nothing. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    Deno.unrefTimer(setTimeout(() => Deno.exit(0), PATIENCE));
    await stop();
    Deno.exit(0);
  };
  Deno.addSignalListener("SIGINT", onSignal);
  Deno.addSignalListener("SIGTERM", onSignal);
}
