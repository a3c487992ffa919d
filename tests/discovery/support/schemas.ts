// The formats that publish no schema on npm, from their tables of fields.

const text = { type: "string", minLength: 1 };
const address = { type: "string", pattern: "^https?://" };
const upTo = (maxLength: number) => ({ ...text, maxLength });
const strings = { type: "array", minItems: 1, items: text };
const list = (items: object) => ({ type: "array", minItems: 1, items });

function closed(required: string[], properties: Record<string, object>) {
  return { ...open(required, properties), additionalProperties: false };
}

function open(required: string[], properties: Record<string, object>) {
  return { type: "object", required, properties };
}

const target = open(["href"], {
  href: address,
  type: { type: "string", pattern: "^[\\w.-]+/[\\w.+-]+" },
  title: text,
});

/** RFC 9264, with the relations that RFC 9727 has for APIs. */
const linkset = open(["linkset"], {
  linkset: {
    ...list({
      type: "object",
      required: ["anchor"],
      properties: { anchor: address },
      additionalProperties: list(target),
    }),
    allOf: [
      { contains: { required: ["item"] } },
      { contains: { required: ["service-desc", "service-doc", "status"] } },
    ],
  },
});

/** MCP Server Card v1; it may hold more, but never a list of tools. */
const serverCard = {
  ...open(["$schema", "name", "version", "description", "remotes"], {
    $schema: {
      const:
        "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    },
    name: {
      type: "string",
      minLength: 3,
      maxLength: 200,
      pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",
    },
    version: { ...upTo(255), pattern: "^[^<>=^~*x]+$" },
    title: upTo(100),
    description: upTo(100),
    websiteUrl: address,
    icons: list(closed(["src"], {
      src: address,
      mimeType: text,
      sizes: list({ type: "string", pattern: "^(any|\\d+x\\d+)$" }),
      theme: { enum: ["light", "dark"] },
    })),
    remotes: list(closed(["type", "url"], {
      type: { enum: ["streamable-http", "sse"] },
      url: address,
      supportedProtocolVersions: strings,
    })),
  }),
  not: { required: ["tools"] },
};

/** The same card, with what older scanners look for. */
const manifest = {
  allOf: [
    serverCard,
    open(["serverInfo", "endpoint", "transport", "capabilities", "servers"], {
      serverInfo: open(["name", "version"], { name: text, version: text }),
      endpoint: address,
      transport: closed(["type", "endpoint"], {
        type: { const: "streamable-http" },
        endpoint: address,
      }),
      capabilities: { type: "object", minProperties: 1 },
      servers: { ...list(serverCard), minItems: 2 },
    }),
  ],
};

const PLUGINS = "https://agent-plugins.org/schemas/1.0.0";

const plugin = closed(["$schema", "name"], {
  $schema: { const: `${PLUGINS}/plugin.schema.json` },
  name: {
    ...upTo(64),
    pattern: "^(?!.*(--|\\.\\.))[a-z0-9]([a-z0-9.-]*[a-z0-9])?$",
  },
  version: text,
  description: text,
  homepage: address,
  author: closed([], { name: text, email: text, url: address }),
  keywords: strings,
});

const pluginServers = closed(["$schema", "mcpServers"], {
  $schema: { const: `${PLUGINS}/mcp.schema.json` },
  mcpServers: {
    type: "object",
    minProperties: 1,
    additionalProperties: closed(["type", "url"], {
      type: { const: "streamable-http" },
      url: { type: "string", pattern: "^https://" },
    }),
  },
});

/** Agent Skills discovery 0.2.0. */
const skills = closed(["$schema", "skills"], {
  $schema: {
    const: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
  },
  skills: list(
    closed(["name", "type", "description", "url", "digest"], {
      name: { ...upTo(64), pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
      type: { enum: ["skill-md", "archive"] },
      description: upTo(1024),
      url: text,
      digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
    }),
  ),
});

const flag = { type: "boolean" };

/** A2A 1.0. */
const agentCard = closed(
  [
    "name",
    "description",
    "version",
    "supportedInterfaces",
    "capabilities",
    "defaultInputModes",
    "defaultOutputModes",
    "skills",
  ],
  {
    name: text,
    description: text,
    version: text,
    supportedInterfaces: list(
      closed(["url", "protocolBinding", "protocolVersion"], {
        url: address,
        protocolBinding: { enum: ["JSONRPC", "HTTP+JSON", "GRPC"] },
        protocolVersion: { const: "1.0" },
      }),
    ),
    capabilities: closed([], {
      streaming: flag,
      pushNotifications: flag,
      extendedAgentCard: flag,
    }),
    defaultInputModes: strings,
    defaultOutputModes: strings,
    skills: list(closed(["id", "name", "description", "tags"], {
      id: text,
      name: text,
      description: text,
      tags: strings,
      examples: strings,
    })),
    provider: closed(["organization", "url"], {
      organization: text,
      url: address,
    }),
    documentationUrl: address,
    iconUrl: address,
  },
);

/** Which schema each document must hold to. */
export const SCHEMAS: Record<string, object> = {
  "/.well-known/api-catalog": linkset,
  "/mcp/server-card": serverCard,
  "/docs/mcp/server-card": serverCard,
  "/.well-known/mcp.json": manifest,
  "/plugin.json": plugin,
  "/mcp.json": pluginServers,
  "/.well-known/agent-skills/index.json": skills,
  "/.well-known/agent-card.json": agentCard,
};
