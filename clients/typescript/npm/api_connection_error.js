// @ts-self-types="./api_connection_error.d.ts"
export class ApiConnectionError extends Error {
    name = "ApiConnectionError";
}
