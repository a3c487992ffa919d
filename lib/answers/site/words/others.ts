/**
 * What other sites have and this software has not, whatever else the manual says
 * with these words: it asks others by GraphQL, and a batch is good for a status page.
 */
export const ABSENT: string[][] =
  "webhook webhooks web_hook web_hooks graphql graph_ql grpc soap websocket websockets web_socket web_sockets status_page statuspage uptime sla slas service_level newsletter mailing_list postman sandbox staging_environment test_environment helm kubernetes k8s terraform saml sso captcha bug_bounty guestbook comment_section forum mobile_app ios_app android_app terms_of_service terms_of_use data_processing_agreement dpa data_protection_officer dpo cdn"
    .split(" ").map((phrase) => phrase.split("_"));

// Who asks says a good deal of themselves, and of how they came to ask.
const CONTEXT = new Set(
  `access accessing actual answer answered answering answers anyhow anyway aren
asap boss briefly burn burns certain client colleague colleagues company
compliance couldn cron customer customers data days default description didn doesn
don drop drops eat eating eats evening evenings few fine friend front
greatest half halfway happily hasn haven hobby impatient info information
isn job laptop legal little lot lots machine morning net night office order
phone point policy probably project quick quickly rather ready reason right
roughly script seconds separate shouldn small sort straight stupid suddenly
team tiny tonight type typing wasn weekend weren whole won work working
wouldn`.split(/\s+/),
);

export function isContextWord(word: string): boolean {
  return CONTEXT.has(word);
}
