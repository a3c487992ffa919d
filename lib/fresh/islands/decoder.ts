// A separate file, so that it can be imported lazily.
export { unflatten } from "devalue";
