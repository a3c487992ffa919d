// Writes a line when a page first counts something in words. No answer of a start does.

const { PluralRules } = Intl;
const TOLD = new TextEncoder().encode("A page is rendered\n");

const told = new Proxy(PluralRules, {
  construct(target, given) {
    Deno.stdout.writeSync(TOLD);
    return Reflect.construct(target, given);
  },
});
Reflect.set(Intl, "PluralRules", told);
