// @ts-self-types="./mod.d.ts"
export { ApiConnectionError } from "./api_connection_error.js";
export { ApiError } from "./api_error.js";
export { Foyer } from "./foyer.js";
