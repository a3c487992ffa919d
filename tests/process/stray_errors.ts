// Loaded into a process of the tests before its program: on a signal there are
// errors that nobody awaits or catches.
Deno.addSignalListener("SIGUSR1", () => {
  Promise.reject(new Error("nobody awaits"));
  queueMicrotask(() => {
    throw new Error("nobody catches");
  });
});
