import { define } from "../lib/state.ts";
import { turn } from "../lib/base/time/turns.ts";
import { SiteProvider } from "./(_components)/SiteProvider.tsx";

export default define.layout(async function Layout({ Component, state }) {
  // The rendering follows, in one piece.
  await turn();
  return (
    <SiteProvider state={state}>
      <Component />
    </SiteProvider>
  );
});
