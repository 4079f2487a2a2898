import { html } from 'hono/html';
import * as mcp from '#contract/messages/en/developers/mcp.ts';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { fillHtml } from '../fill-html.ts';
import { code } from './page.ts';

/**
 * A section of `/api/docs`: how an owner connects an assistant of their own to `/mcp`. What was tried of it is in
 * docs/own-assistant.md.
 */
export const forAssistants = (address: string) => html`<section id="assistants">
    <h2>${copy.assistants}</h2>
    <p>${fillHtml(copy.assistantReaches, { address: code(address), codes: code('codes') })}</p>
    <p>${copy.assistantClaudeCode}</p>
    <pre>${code(claudeCode(address))}</pre>
    <p>${fillHtml(copy.assistantVsCode, { file: code('mcp.json') })}</p>
    <pre>${code(vsCode(address))}</pre>
    <p>${copy.assistantOthers} ${copy.assistantCareful}</p>
  </section>`;

const claudeCode = (address: string) =>
  `claude mcp add --transport http porchlight ${address} --header "Authorization: Bearer plk_…"`;

const vsCode = (address: string) => {
  const key = { type: 'promptString', id: 'porchlight-key', description: mcp.keyPrompt, password: true };
  const headers = { Authorization: `Bearer \${input:${key.id}}` };
  return JSON.stringify({ inputs: [key], servers: { porchlight: { type: 'http', url: address, headers } } }, null, 2);
};
