import { testSite } from "../support/test_app.ts";
import { bytesOf, POSTS, send } from "./support/bodies.ts";
import { assertError, bodyOf, post } from "./support/requests.ts";

const GOOD_TYPES = [
  "application/json",
  "Application/JSON",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "application/json; Charset=Utf-8; x=y",
  "application/problem+json",
  "application/vnd.me.v1+json",
  "text/plain",
  "text/plain;charset=UTF-8",
];

const BAD_TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/html",
  "text/json",
  "application/jsonp",
  "application/json, text/plain",
  "json",
  "application/json; charset=utf-16",
  'application/json; charset="iso-8859-1"',
  "text/plain; charset=us-ascii",
];

for (const [path, valid] of POSTS) {
  for (const type of GOOD_TYPES) {
    Deno.test(`POST ${path} takes Content-Type: ${type}`, async () => {
      using site = testSite();
      const headers = { "content-type": type };
      await bodyOf(await send(site, path, bytesOf(valid), headers));
    });
  }

  for (const type of BAD_TYPES) {
    Deno.test(`POST ${path} refuses Content-Type: ${type}`, async () => {
      using site = testSite();
      const headers = { "content-type": type };
      const response = await send(site, path, bytesOf(valid), headers);
      await assertError(response, 400, "invalid_body");
    });
  }

  Deno.test(`POST ${path} takes a body without a Content-Type`, async () => {
    using site = testSite();
    await bodyOf(await send(site, path, bytesOf(valid)));
  });

  Deno.test(`POST ${path} refuses a Content-Encoding, except none`, async () => {
    using site = testSite();
    for (const coding of ["gzip", "br", "gzip, identity"]) {
      const headers = { "content-encoding": coding };
      const response = await post(site, path, valid, { headers });
      await assertError(response, 400, "invalid_body");
    }
    const headers = { "content-encoding": "Identity" };
    await bodyOf(await post(site, path, valid, { headers }));
  });
}
