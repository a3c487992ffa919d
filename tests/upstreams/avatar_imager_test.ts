import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { avatarImager } from "../../lib/services/upstreams/avatar_imager.ts";
import type { AvatarParameters } from "../../lib/services/types.ts";
import { FakeClock } from "../support/clock.ts";
import {
  BAD_UPSTREAMS,
  endless,
  standIn,
  type StandInHandler,
} from "../support/stand_in.ts";
import { deadAddress, testNetwork, upstreamError } from "./helpers.ts";

const AVATAR = { figure: "hd-180-1.ch-210-66", direction: 2 };

/** The start of a PNG, which is as far as anybody looks. */
function png(width: number, height: number, size = 64) {
  const bytes = new Uint8Array(size);
  bytes.set([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, 13);
  bytes.set(new TextEncoder().encode("IHDR"), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function image(body: BodyInit, type = "image/png"): Response {
  return new Response(body, { headers: { "content-type": type } });
}

async function fetchAvatar(
  handler: StandInHandler,
  parameters: AvatarParameters = AVATAR,
) {
  await using server = standIn(handler);
  const config = readConfig({ IMAGER_URL: `${server.url}/imaging/avatar` });
  const imager = avatarImager(config, testNetwork());
  assert(imager);
  return { bytes: await imager(parameters), arrived: server.arrived };
}

Deno.test("avatarImager() is null where the site draws for itself", () => {
  assertEquals(avatarImager(readConfig({}), testNetwork()), null);
});

Deno.test("avatarImager() passes the PNG on byte for byte", async () => {
  const { bytes } = await fetchAvatar(() => image(png(64, 110)));
  assertEquals(bytes, png(64, 110));
});

Deno.test("avatarImager() encodes the parameters anew, sorted, without the absent ones", async () => {
  const { arrived } = await fetchAvatar(() => image(png(64, 110)), {
    size: "l",
    gesture: undefined,
    figure: "a&b=c#d/../e f",
    direction: 0,
  });
  assertEquals(
    arrived[0]?.target,
    "/imaging/avatar?direction=0&figure=a%26b%3Dc%23d%2F..%2Fe+f&size=l",
  );
  assertEquals(arrived[0]?.headers.get("user-agent"), "foyer");
});

for (const [name, handler] of Object.entries(BAD_UPSTREAMS)) {
  Deno.test(`avatarImager() refuses ${name}`, async () => {
    const error = await upstreamError(fetchAvatar(handler));
    assert(!/secret|imaging/.test(error.message));
  });
}

Deno.test("avatarImager() refuses what is no PNG, whatever it is called", async () => {
  const renamed = png(64, 110).with(0, 0);
  const headless = png(64, 110).with(12, 0);
  const odd = png(64, 110).with(11, 14);
  const short = png(64, 110).slice(0, 32);
  for (const body of [renamed, headless, odd, short, "<svg/>", ""]) {
    const error = await upstreamError(fetchAvatar(() => image(body)));
    assertEquals(error.failure, "unexpected");
  }
});

Deno.test("avatarImager() refuses a PNG of another media type", async () => {
  for (const type of ["image/svg+xml", "text/html", "image/pngx"]) {
    const answer = fetchAvatar(() => image(png(64, 110), type));
    assertEquals((await upstreamError(answer)).failure, "media_type");
  }
});

Deno.test("avatarImager() takes images up to 1024 by 1024", async () => {
  await fetchAvatar(() => image(png(1024, 1024)));
  await fetchAvatar(() => image(png(1, 1, 33)));
  for (const [width, height] of [[1025, 1], [1, 1025], [0, 1], [1, 2 ** 31]]) {
    const answer = fetchAvatar(() => image(png(width ?? 0, height ?? 0)));
    assertEquals((await upstreamError(answer)).failure, "unexpected");
  }
});

Deno.test("avatarImager() takes images up to 1 MiB", async () => {
  const mib = 1024 * 1024;
  await fetchAvatar(() => image(png(64, 110, mib)));
  for (const body of [png(64, 110, mib + 1), endless()]) {
    const answer = fetchAvatar(() => image(body));
    assertEquals((await upstreamError(answer)).failure, "too_large");
  }
});

Deno.test("avatarImager() gives up on a slow imager", async () => {
  await using server = standIn(async (_, { released }) => {
    await released;
    return image(png(64, 110));
  });
  const config = readConfig({ IMAGER_URL: server.url });
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const imager = avatarImager(config, testNetwork(clock));
  assert(imager);
  const error = upstreamError(imager(AVATAR));
  await server.arrivals(1);
  clock.advance(3_000);
  assertEquals((await error).failure, "timeout");
});

Deno.test("avatarImager() leaves an imager that is down alone for 30 seconds", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const config = readConfig({ IMAGER_URL: await deadAddress() });
  const imager = avatarImager(config, testNetwork({ now: clock.now }));
  assert(imager);
  const failures = [];
  for (let call = 0; call < 6; call++) {
    failures.push((await upstreamError(imager(AVATAR))).failure);
  }
  assertEquals(failures.slice(4), ["connection", "paused"]);
  clock.advance(30_000);
  assertEquals((await upstreamError(imager(AVATAR))).failure, "connection");
});

Deno.test("avatarImager() keeps asking where only some figures fail", async () => {
  await using server = standIn(({ url }) =>
    url.includes("bad")
      ? new Response(null, { status: 500 })
      : image(png(64, 110))
  );
  const config = readConfig({ IMAGER_URL: server.url });
  const imager = avatarImager(config, testNetwork());
  assert(imager);
  for (let call = 0; call < 9; call++) {
    await upstreamError(imager({ ...AVATAR, figure: "bad" }));
  }
  assertEquals(await imager(AVATAR), png(64, 110));
});
