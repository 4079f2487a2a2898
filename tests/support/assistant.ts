import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { ApiScope } from '#contract/enumerations/api-scopes.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { makeKey } from './api-keys.ts';
import type { TestApplication } from './application.ts';

/** An owner's assistant as its program connects it: the protocol's own client, over a socket. */
export type Assistant = {
  client: Client;
  /** @returns what the tool answered; fails for a refusal */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ask(name: string, args?: object): Promise<any>;
  /** @returns the body of a refusal; fails for anything else */
  refused(name: string, args?: object): Promise<{ code: string; message: string; fields?: Record<string, string> }>;
};

export type Reception = {
  url: URL;
  listener: Listener;
  connect(key: string): Promise<Assistant>;
  stop(): Promise<void>;
};

/** Gives the application a socket. */
export async function openReception(application: TestApplication): Promise<Reception> {
  const listener = await listen('127.0.0.1', 0);
  listener.serve(application.app.fetch);
  const url = new URL(`http://127.0.0.1:${listener.port}/mcp`);
  const clients: Client[] = [];
  return {
    url,
    listener,
    async connect(key) {
      const client = new Client({ name: 'test', version: '1' });
      const headers = { authorization: `Bearer ${key}` };
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
      clients.push(client);
      return assistantOf(client);
    },
    async stop() {
      for (const client of clients) await client.close();
      await listener.stop();
    },
  };
}

function assistantOf(client: Client): Assistant {
  const call = async (name: string, args: object = {}) => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...args } }));
    const [said] = result.content;
    return { ...result, text: said?.type === 'text' ? said.text : '' };
  };
  return {
    client,
    async ask(name, args) {
      const { isError, structuredContent, text } = await call(name, args);
      if (isError) throw new Error(`${name} was refused: ${text}`);
      if (JSON.stringify(structuredContent) !== text) throw new Error(`${name} says two things`);
      return structuredContent;
    },
    async refused(name, args) {
      const { isError, text } = await call(name, args);
      if (!isError) throw new Error(`${name} was not refused: ${text}`);
      return JSON.parse(text);
    },
  };
}

/** A key of an owner's with these scopes. */
export const keyFor = async (application: TestApplication, owner: { authorization: string }, scopes: ApiScope[]) =>
  (await makeKey(application, owner, { name: 'Assistant', scopes, days: 30 })).key;
