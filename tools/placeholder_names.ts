/** Names in braces for which pages have values. */
export const PLACEHOLDERS = [
  "name",
  "base_url",
  "mcp_name",
  "rate_limit",
  "rate_limit_rule",
];
