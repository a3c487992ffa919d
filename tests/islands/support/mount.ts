import { type ComponentType, h, render } from "preact";
import LocalTime from "../../../islands/LocalTime.tsx";
import Overlap from "../../../islands/Overlap.tsx";

// The test calls these islands as globals of the browser.
const islands = { LocalTime, Overlap };

Object.assign(globalThis, {
  mount(name: keyof typeof islands, props: never) {
    const island: ComponentType<never> = islands[name];
    const place = document.querySelector("p span");
    if (place) render(h(island, props), place);
  },
});
