// What people call things, by what may be meant; an underscore joins the words of
// a phrase. What the manual itself says explains a question without standing here.
export const AGENTS = {
  // Answers
  box:
    "ask_box question_box questions_box query_box ask_field search_box search_field question_field text_box answer_box ask box field ask_page ask_endpoint here",
  llm:
    "llm llms language_model language_models large_language_model chatgpt gpt openai gemini claude ai artificial_intelligence machine_learning ai_model ai_models neural neural_network generative generated chatbot copilot mistral llama ai_generated",
  invent:
    "hallucinate hallucinates hallucinated hallucination hallucinations made_up makes_up make_up make_things_up making_things_up invent invented invents fabricate fabricated lie lies trust reliable accurate true wrong",
  answers:
    "answer answers answering answered answer_questions reply replies respond responds writes write written powered power behind produce produces produced generates generate come",
  stream:
    "stream streams streaming streamed sse server_sent server_sent_events eventstream event_stream chunk chunks piecemeal incrementally",
  other_language:
    "german french spanish italian portuguese arabic japanese chinese dutch polish russian turkish hebrew persian other_language other_languages another_language different_language foreign_language language languages own_language translate translated translation english",
  a2a: "a2a agent_to_agent agent2agent agent_card",
  mcp: "mcp mcp_server mcp_servers model_context_protocol mcpserver",
  server_n: "server servers",
  tool: "tool tools function functions tool_call tool_calls",
  assistant:
    "assistant assistants claude claude_code claude_desktop cursor copilot chatgpt vscode agent agents ai_assistant llm ai client model",
  add:
    "add connect hook hook_up hooked plug plug_in plugged install installed set_up setup configure configured wire wired link point attach register use knock reach talk speak address where url get_at query try access integrate",
  transport:
    "transport transports stdio streamable streamable_http sse http websocket_transport",
  session: "session sessions stateful stateless state",
  revision:
    "revision revisions protocol_version protocol_versions protocol specification_version mcp_version version versions",
  prompt: "prompt prompts",
  resource: "resource resources",
  webmcp: "webmcp modelcontext browser_agent agent_in_the_browser",
  person_work:
    "employment career work job jobs history work_history employment_history roles posts positions experience cv",
  person_contact:
    "contact reach email channels channel phone contact_details touch",
  person_about:
    "about person story biography bio background introduce education résumé resume who",
  whole_page: "page pages whole_page one_page full_page",
  search: "search searches searching find look_through full_text look_up",
  document:
    "doc docs document documents manual documentation guide guides handbook",
  markdown:
    "markdown md plain_text plaintext text_version markdown_version markdown_twin markdown_twins twin twins text_only without_html no_html instead_of_html raw_text",
  tokens:
    "token tokens context_window token_count x_markdown_tokens xmarkdowntokens",
  text_length:
    "how_many many count length long big size fit fits estimate cost",
  // Clients
  client:
    "client clients client_library client_libraries library libraries sdk sdks package packages module wrapper wrappers bindings binding something_ready ready_made something_to_install install npm pip",
  python: "python pip pypi python3 py asyncio httpx",
  typescript:
    "typescript javascript ts js node nodejs npm deno_package bun yarn pnpm jsr browser_library",
  cli:
    "command_line commandline cli shell terminal command_line_tool foyer console_tool",
  exit_code: "exit_code exit_codes exit_status return_code exitcode",
  client_waits: "wait waits retry retries retried again",
  timeout:
    "timeout timeouts time_out times_out gives_up give_up abort aborted cancel",
  completion:
    "completion completions autocomplete autocompletion tab_completion",
} as const;
