// The door of this wing for `server`, tools and the page for developers. A start
// loads all of it. Handlers and what islands reach have files of their own.
export {
  apiLinks,
  indexLink,
  linkHeader,
  neighbourLinks,
} from "./discovery/links.ts";
export { documentsOf, translatedDocumentsOf } from "./discovery/mod.ts";
export { usageHeaders, usagePage } from "./discovery/usage.ts";
export { serveAgentView } from "./discovery/serve_agent_view.ts";
export { avatarPicture } from "./operations/get_room_avatar.ts";
export { operations } from "./operations/mod.ts";
export { CLIENT_PACKAGES, NPM_PACKAGE } from "./packages/mod.ts";
export {
  COMMON_ERRORS,
  declaredErrors,
  toOperationError,
} from "./rest/operation_errors.ts";
export { deprecationHeaders, deprecationLinks } from "./rest/deprecation.ts";
export { respond } from "./rest/respond.ts";
export { withoutTokens } from "./tokens/signed_token.ts";
