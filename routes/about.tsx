export { ProsePage as default } from "./(_components)/ProsePage.tsx";
