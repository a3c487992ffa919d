// A file of its own, because what is imported lazily comes as a whole.
export { unflatten } from "devalue";
