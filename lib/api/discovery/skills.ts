import type { Skill } from "../../content/content.ts";
import { withAddresses } from "../../content/mod.ts";
import { sha256 } from "../../base/http/sha256.ts";
import type { Document } from "./document.ts";

export function skillDocument(skill: Skill): Document {
  return {
    path: `/skills/${skill.name}/SKILL.md`,
    mediaType: "text/markdown; charset=utf-8",
    title: skill.name,
    description: skill.description,
    role: "skill",
    render: ({ baseUrl }) => withAddresses(skill.raw, baseUrl),
  };
}

/** Agent Skills discovery 0.2.0. */
export const skillsIndex: Document = {
  path: "/.well-known/agent-skills/index.json",
  mediaType: "application/json",
  title: "Agent skills",
  description: "the skills, each with the digest of its file",
  role: "agent",
  boundTo: "address",
  render: async ({ content, baseUrl }) =>
    JSON.stringify({
      $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
      skills: await Promise.all(content.skills.map(async (skill) => ({
        name: skill.name,
        type: "skill-md",
        description: skill.description,
        url: skillDocument(skill).path,
        // Hashes the text as it is served.
        digest: await digestOf(withAddresses(skill.raw, baseUrl)),
      }))),
    }),
};

export async function digestOf(text: string): Promise<string> {
  return `sha256:${(await sha256(text)).toHex()}`;
}
