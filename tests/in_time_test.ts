import { assertEquals, assertRejects } from "@std/assert";
import { withDeadline } from "../lib/base/time/with_deadline.ts";

const late = () => new RangeError("late");

/** A signal that counts who listens; a timer that somebody listens to keeps a process from its end. */
function counted() {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const add = signal.addEventListener;
  const remove = signal.removeEventListener;
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners++;
    add.apply(signal, args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners--;
    remove.apply(signal, args);
  };
  return { controller, signal, listeners: () => listeners };
}

Deno.test("withDeadline() is what the work comes to, and nobody listens afterwards", async () => {
  const { signal, listeners } = counted();
  assertEquals(await withDeadline(Promise.resolve(1), signal, late), 1);
  const broken = Promise.reject(new TypeError("broken"));
  await assertRejects(() => withDeadline(broken, signal, late), TypeError);
  assertEquals(listeners(), 0);
});

Deno.test("withDeadline() calls each late who waits for a signal, though another was done", async () => {
  const { controller, signal, listeners } = counted();
  const never = Promise.withResolvers<void>().promise;
  const second = withDeadline(never, signal, late);
  await withDeadline(Promise.resolve(), signal, late);
  controller.abort();
  await assertRejects(() => second, RangeError);
  await assertRejects(() => withDeadline(never, signal, late), RangeError);
  assertEquals(listeners(), 0);
});

Deno.test("withDeadline() takes what has come meanwhile, though the signal has aborted", async () => {
  const signal = AbortSignal.abort();
  assertEquals(await withDeadline(Promise.resolve(1), signal, late), 1);
});
