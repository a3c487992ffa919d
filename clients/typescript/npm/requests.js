// @ts-self-types="./requests.d.ts"
export {};
