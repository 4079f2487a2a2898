import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { ORPCError } from '@orpc/server';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { fill } from '#contract/messages/fill.ts';
import { errorBody, toKnownError } from '../error-answers.ts';
import { noteRefusal } from '../refusals.ts';
import type { KeyContext } from '../request-context.ts';
import type { Procedures, Tool } from './tool.ts';
import { tools } from './tools/index.ts';

type Asking = { context: KeyContext; api: Procedures };

/** One message of the protocol, answered by a server that lives for it alone. */
export async function answerMessage(request: Request, message: unknown, asking: Asking): Promise<Response> {
  const server = serverFor(asking);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** With the tools that the key's scopes allow; of the others it does not say that there are any. */
function serverFor({ context, api }: Asking): Server {
  const server = new Server(
    { name: 'porchlight', title: 'Porchlight', version: '1', websiteUrl: context.deps.links.origin },
    { capabilities: { tools: {} }, instructions: copy.instructions, jsonSchemaValidator: nothingIsElicited },
  );
  const theirs = tools.filter((tool) => tool.isFor(context.scopes));
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    if (params?.cursor !== undefined) throw new McpError(ErrorCode.InvalidParams, copy.unknownCursor);
    return { tools: theirs.map(({ isFor, call, ...said }) => said) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = theirs.find(({ name }) => name === params.name);
    if (!tool) throw unknownTool(context, params.name);
    return callTool(tool, params.arguments, { context, api });
  });
  return server;
}

/** A refusal is an answer of the tool, which the assistant reads and can mend; what nobody expected is logged. */
async function callTool(tool: Tool, given: unknown, { context, api }: Asking): Promise<CallToolResult> {
  try {
    const answer = await tool.call({ api, may: (scope) => context.scopes.includes(scope) }, given);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    const known = error instanceof ORPCError ? error : toKnownError(error, context.deps.log);
    const body = errorBody(known, context.requestId);
    return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
  }
}

/** One that is there for other keys was refused, which the owner can read in the security log. */
function unknownTool({ deps, actor }: KeyContext, name: string): McpError {
  const isThere = tools.some((tool) => tool.name === name);
  if (isThere) noteRefusal(deps.store, 403, { way: `MCP ${name}`, actor });
  return new McpError(ErrorCode.InvalidParams, fill(copy.unknownTool, { name: name.slice(0, 100) }));
}

/** The package makes a validator for what a server asks of a person through their client; this one never asks. */
const nothingIsElicited = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: '' }),
};
