/**
 * An error that nobody awaits or catches, from the runtime's depths or a fault
 * of ours, ends what it happened in, and not the site: a stranger who can
 * cause one could otherwise stop it for all.
 */
export function survive(reportError: (error: unknown) => void): void {
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    reportError(event.reason);
  });
  addEventListener("error", (event) => {
    event.preventDefault();
    reportError(event.error);
  });
}
