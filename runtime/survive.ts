/**
 * Logs an unhandled error of the runtime or the site, and goes on. Otherwise a
 * client that causes one could stop the site.
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
