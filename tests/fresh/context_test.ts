import { assertEquals } from "@std/assert";
import { FileApp } from "./file_app.ts";
import { siteOf } from "./site.ts";
import { fresh } from "./whose.ts";

fresh("info is there without a server, too", async () => {
  const app = new FileApp().get(
    "/x",
    (ctx) => Response.json(ctx.info.remoteAddr),
  );
  const response = await siteOf(app).get("/x");
  assertEquals((await response.json()).hostname, "localhost");
});
