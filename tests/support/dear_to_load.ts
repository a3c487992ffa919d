// Refuses what the runtime loads when it is first used, and takes long for: the
// tables of languages, and the timers of Node.

const dear = () => {
  throw new Error("This takes long to load, and a start does without it");
};

for (const name of Object.getOwnPropertyNames(Intl)) {
  Reflect.set(Intl, name, dear);
}
Number.prototype.toLocaleString = dear;
Date.prototype.toLocaleString = dear;
String.prototype.localeCompare = dear;
for (const name of ["setTimeout", "setInterval"]) {
  Object.defineProperty(globalThis, name, { value: dear });
}
