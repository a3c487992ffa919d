import { define } from "../lib/state.ts";
import { acquireSlot } from "../lib/base/time/turns.ts";
import { SiteProvider } from "./(_components)/SiteProvider.tsx";

export default define.layout(async function Layout({ Component, state }) {
  // The rendering follows, in one piece.
  await acquireSlot();
  return (
    <SiteProvider state={state}>
      <Component />
    </SiteProvider>
  );
});
