import type { Content } from "../../content/content.ts";
import { agentCardDocument } from "./agent_card.ts";
import { agentView } from "./agent_view.ts";
import { agents } from "./agents.ts";
import { aiCatalog, ard } from "./ai_catalog.ts";
import { apiCatalog } from "./api_catalog.ts";
import { apiLlms } from "./api_llms.ts";
import { auth } from "./auth.ts";
import { developersLlms } from "./developers_llms.ts";
import type { Document } from "./document.ts";
import { feedsOf } from "./feed.ts";
import { feedDocuments } from "./feed_documents.ts";
import { atprotoDid, standardSite, webfinger } from "./identities.ts";
import { llms } from "./llms.ts";
import { llmsFull } from "./llms_full.ts";
import {
  docsServerCard,
  mcpManifest,
  mcpServerCard,
  mcpServerCards,
  siteServerCard,
} from "./mcp_card.ts";
import { openapi } from "./openapi.ts";
import { plugin, pluginServers } from "./plugin.ts";
import { resume } from "./resume.ts";
import { resumePdf } from "./resume_pdf.ts";
import { robots } from "./robots.ts";
import { security } from "./security.ts";
import { sitemap, sitemapMarkdown } from "./sitemap.ts";
import { skillDocument, skillsIndex } from "./skills.ts";
import { vcard } from "./vcard.ts";

/** The only list of the discovery documents. */
export function documentsOf(content: Content): Document[] {
  return [
    ...offered(content, fixed),
    ...content.skills.map(skillDocument),
    ...feedsOf(content).flatMap(feedDocuments),
  ];
}

/** Documents that each language of the site has. */
export function translatedDocumentsOf(content: Content): Document[] {
  return [
    ...offered(content, [llms, llmsFull, sitemapMarkdown, resume, resumePdf]),
    ...feedsOf(content).flatMap(feedDocuments),
  ];
}

function offered(content: Content, documents: Document[]): Document[] {
  return documents.filter(({ isOffered }) => isOffered?.(content) ?? true);
}

const fixed: Document[] = [
  llms,
  llmsFull,
  developersLlms,
  apiLlms,
  sitemapMarkdown,
  openapi,
  apiCatalog,
  siteServerCard,
  docsServerCard,
  mcpManifest,
  mcpServerCard,
  mcpServerCards,
  pluginServers,
  plugin,
  aiCatalog,
  ard,
  agentCardDocument,
  skillsIndex,
  agentView,
  auth,
  agents,
  resume,
  resumePdf,
  vcard,
  robots,
  sitemap,
  security,
  atprotoDid,
  standardSite,
  webfinger,
];
