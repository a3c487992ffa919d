// Refuses the globals of Node, each of which loads a dozen modules of the runtime.

for (const name of ["process", "Buffer"]) {
  Object.defineProperty(globalThis, name, {
    get() {
      throw new Error("This takes long to load, and a page does without it");
    },
  });
}
