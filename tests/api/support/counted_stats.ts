/** The options of a site whose provider of visitors counts how often it is called. */
export function countedStats() {
  const counted = { calls: 0 };
  const options = {
    env: {
      STATS_PROVIDER: "umami",
      STATS_URL: "https://stats.example",
      STATS_SITE_ID: "light",
      STATS_TOKEN: "token",
    },
    fetch() {
      counted.calls++;
      return Promise.resolve(Response.json({ visitors: 3 }));
    },
  };
  return { counted, options };
}
