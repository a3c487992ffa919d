import { assertEquals } from "@std/assert";
import { clientAddress } from "../../lib/base/http/client_address.ts";

const DIRECT: [socket: string | undefined, client: string][] = [
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  [undefined, "unknown"],
];

for (const [socket, client] of DIRECT) {
  Deno.test(`the client at ${socket ?? "no address"} counts as ${client}`, () => {
    assertEquals(
      clientAddress({ socket, forwardedFor: null, proxies: 0 }),
      client,
    );
  });
}

const FORWARDED: [header: string, proxies: number, client: string][] = [
  ["198.51.100.1", 0, "192.0.2.1"],
  ["198.51.100.1", 1, "198.51.100.1"],
  ["203.0.113.5, 198.51.100.1", 1, "198.51.100.1"],
  ["203.0.113.5, 198.51.100.1", 2, "203.0.113.5"],
  ["203.0.113.5", 2, "192.0.2.1"],
  ["198.51.100.1:4711", 1, "198.51.100.1"],
  ["[2001:db8:1:2::5]:4711", 1, "2001:db8:1:2::/64"],
  ["2001:db8:1:2::5", 1, "2001:db8:1:2::/64"],
  ["::ffff:198.51.100.1", 1, "198.51.100.1"],
  ["0:0:0:0:0:FFFF:198.51.100.1", 1, "198.51.100.1"],
  ["unknown", 1, "192.0.2.1"],
  ["256.1.1.1", 1, "192.0.2.1"],
  ["1.2.3.4.5", 1, "192.0.2.1"],
  ["::ffff:999.1.1.1", 1, "192.0.2.1"],
  ["zz::1", 1, "192.0.2.1"],
  ["", 1, "192.0.2.1"],
];

for (const [forwardedFor, proxies, client] of FORWARDED) {
  Deno.test(`"${forwardedFor}" behind ${proxies} proxies is ${client}`, () => {
    const origin = { socket: "192.0.2.1", forwardedFor, proxies };
    assertEquals(clientAddress(origin), client);
  });
}
