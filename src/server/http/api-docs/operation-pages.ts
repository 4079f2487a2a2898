import { html } from 'hono/html';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { fill } from '#contract/messages/fill.ts';
import { fillHtml } from '../fill-html.ts';
import { accessOf } from './access.ts';
import { fieldList, parameterList } from './field-lists.ts';
import { asText, block, code, page, withCode } from './page.ts';
import { type ApiDocument, type Operation, operationsOf } from './schema-types.ts';
import { slugOf } from './start-page.ts';

type Placed = { path: string; method: string; operation: Operation };

const back = html`<p><a href="/api/docs">${copy.backToStart}</a></p>`;

/** The operations of one noun; undefined where there is none of that name. */
export function operationsPage(document: ApiDocument, slug: string) {
  const placed = operationsOf(document).filter(({ operation }) => operation.tags.some((tag) => slugOf(tag) === slug));
  const [tag] = placed[0]?.operation.tags ?? [];
  if (!tag) return undefined;
  const url = document.servers[0]?.url ?? '';
  return page(fill(copy.tabOf, { section: tag }), [
    html`<h1>${tag}</h1>`,
    back,
    html`<ul class="places">
      ${placed.map(({ operation }) => html`<li><a href="#${operation.operationId}">${withCode(operation.summary)}</a></li>`)}
    </ul>`,
    ...placed.map((one) => operationArticle(one, one.operation.servers?.[0]?.url ?? url)),
  ]);
}

/** Every schema that has a name. */
export const shapesPage = ({ components }: ApiDocument) =>
  page(fill(copy.tabOf, { section: copy.shapes }), [
    html`<h1>${copy.shapes}</h1>
      <p>${copy.shapesLead}</p>`,
    back,
    ...Object.entries(components.schemas).map(
      ([name, schema]) => html`<article id="${name}"><h2>${name}</h2>${fieldList(schema)}</article>`,
    ),
  ]);

function operationArticle({ path, method, operation }: Placed, url: string) {
  const { operationId, summary, parameters = [], requestBody, responses, servers } = operation;
  const [sent] = Object.values(requestBody?.content ?? {});
  const [[status, answer] = ['', undefined]] = Object.entries(responses);
  const [got] = Object.values(answer?.content ?? {});
  const base = new URL(url).pathname;
  return html`<article id="${operationId}">
    <h2>${withCode(summary)}</h2>
    ${code(`${method.toUpperCase()} ${base}${path}`)}
    <p class="meta">${needs(operation, servers ? undefined : { method, path })}</p>
    ${parameters.length > 0 ? html`<h3>${copy.parameters}</h3>${parameterList(parameters)}` : ''}
    ${sent?.schema ? html`<h3>${copy.body}</h3>${fieldList(sent.schema)}` : ''}
    <h3>${copy.answer} ${status}</h3>
    ${got?.schema ? fieldList(got.schema) : ''}
    ${block(`${copy.exampleRequest}: ${operationId}`, curlOf({ path, method, operation }, url))}
    ${got?.example === undefined ? '' : block(`${copy.exampleAnswer}: ${operationId}`, asText(got.example))}
  </article>`;
}

function needs({ security = [] }: Operation, at: { method: string; path: string } | undefined) {
  const access = at && accessOf(at.method.toUpperCase(), at.path);
  if (access?.by === 'key')
    return fillHtml(copy.needsScopes, { scopes: html`${access.scopes.map((scope) => html`${code(scope)} `)}` });
  if (access?.by === 'conversation') return fillHtml(copy.needsSecret, { header: code('X-Conversation-Secret') });
  return security.length > 0 ? copy.needsSession : copy.needsNothing;
}

/** A request as it can be pasted into a shell. */
function curlOf({ path, method, operation }: Placed, url: string): string {
  const { parameters = [], requestBody, security = [] } = operation;
  const at = parameters.filter((one) => one.in === 'path');
  const address = at.reduce((made, { name, example }) => made.replace(`{${name}}`, String(example)), `${url}${path}`);
  const wanted = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(
    Object.fromEntries(wanted.map(({ name, example }) => [name, String(example)])),
  ).toString();
  const [[type, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const [scheme] = security.flatMap((one) => Object.keys(one));
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${address}${query && `?${query}`}'`,
    ...(scheme === 'conversationSecret' ? [`-H 'X-Conversation-Secret: <secret>'`] : []),
    ...(scheme === 'apiKey' || scheme === 'session' ? [`-H 'Authorization: Bearer <key or session>'`] : []),
    ...(type === 'application/json' && media?.example
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(media.example).replaceAll("'", "'\\''")}'`]
      : []),
    ...(type.startsWith('multipart/') ? [`-F file=@photo.jpg`] : []),
  ];
  return lines.join(' \\\n  ');
}
