// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assertEquals } from "@std/assert";
import { standIn } from "../support/stand_in.ts";
import { IPV6, nginx, pathOf, PLAIN, Proxy } from "./proxies.ts";

const hasNginx = await pathOf(nginx) !== undefined;
if (!hasNginx) {
  console.log("nginx is not installed: its listeners were not tried");
}
if (!IPV6) console.log("There is no IPv6 here: it was not tried");

Deno.test({
  name: "nginx as documented: plain HTTP leads to the same address by HTTPS",
  ignore: !hasNginx,
  async fn() {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(nginx, upstream.url);
    const plain = `http://${PLAIN}:${proxy.port}/api/v1/work?limit=2`;
    for (const method of ["GET", "POST"]) {
      const response = await fetch(plain, { method, redirect: "manual" });
      await response.body?.cancel();
      assertEquals([response.status, response.headers.get("location")], [
        308,
        "https://your-site.example/api/v1/work?limit=2",
      ]);
    }
    assertEquals(upstream.arrived, []);
  },
});

Deno.test({
  name:
    "nginx as documented: IPv6 is answered as IPv4 is, and counted by its address",
  ignore: !hasNginx || !IPV6,
  async fn() {
    await using upstream = standIn(() => new Response("made"));
    await using proxy = await Proxy.start(nginx, upstream.url);
    const response = await fetch(`http://${IPV6}:${proxy.port}/`);
    assertEquals(await response.text(), "made");
    const [arrived] = upstream.arrived;
    assertEquals(arrived?.headers.get("x-forwarded-for"), "::1");
  },
});
