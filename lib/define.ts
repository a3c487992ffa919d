import { createDefine } from "fresh";
import type { State } from "./state.ts";

/** Gives routes the type of `ctx.state`. */
export const define = createDefine<State>();
