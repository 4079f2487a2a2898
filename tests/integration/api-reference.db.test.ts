import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { z } from '#contract/z.ts';
import { accessOf } from '#server/http/api-docs/access.ts';
import { refusals } from '#server/http/api-docs/error-answers.ts';
import { openApiDocument } from '#server/http/api-docs/open-api.ts';
import { type ApiDocument, type Operation, operationsOf, type Schema } from '#server/http/api-docs/schema-types.ts';
import { signInRoutes } from '#server/http/api-docs/sign-in-operations.ts';
import { authSurface } from '#server/http/auth-surface.ts';
import { answerTo, send } from '../attacks/requests.ts';
import { routeAnswers } from '../attacks/route-answers.ts';
import { routes } from '../attacks/routes.ts';
import { forgetLimits, makeWorld } from '../attacks/world.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  publicUrl,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// The reference, held against the contract and against a server: nothing without words, no example that fails.

let document: ApiDocument;
let application: TestApplication;
beforeAll(async () => {
  document = await openApiDocument(publicUrl);
  application = await startTestApplication();
});
afterAll(() => application.end());

const operations = () => operationsOf(document);
const schemaOf = ({ $ref }: Schema) => document.components.schemas[$ref?.split('/').at(-1) ?? ''];

/** Every field of a schema, also of those within it that have no name of their own. */
function fieldsOf(schema: Schema, at: string): [at: string, field: Schema][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => [
    `${at}.${name}`,
    field,
  ]);
  const { items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const parts = [items, ...anyOf, ...oneOf, ...allOf, additionalProperties].filter((part) => typeof part === 'object');
  return [
    ...own,
    ...own.flatMap(([path, field]) => fieldsOf(field, path)),
    ...parts.flatMap((part) => fieldsOf(part, at)),
  ];
}

/** What has fields of its own, or points to what has, shows its example in them. */
const isComposed = (schema: Schema): boolean =>
  Boolean(schema.$ref || schema.properties) ||
  [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((part) => part && isComposed(part));

const contentsOf = ({ requestBody, responses }: Operation) =>
  [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));

const procedures = new Map<string, AnyContractProcedure>();
function collect(node: object, at: string[]): void {
  if (isContractProcedure(node)) procedures.set(at.join('.'), node);
  else for (const [name, child] of Object.entries(node)) collect(child, [...at, name]);
}
collect(contract, []);

/** What an operation's example sends, as its procedure takes it: from the address, the query and the body. */
function inputOf({ parameters = [], requestBody }: Operation): Record<string, unknown> {
  const named = parameters
    .filter((one) => one.in === 'path' || one.required)
    .map(({ name, example }) => [name, example]);
  const body = Object.values(requestBody?.content ?? {})[0]?.example ?? {};
  return { ...Object.fromEntries(named), ...Object(body) };
}

describe('the reference of the API', () => {
  it('names every operation, every parameter and every field, each with an example', () => {
    const wordless: string[] = [];
    const look = (at: string, says: string | undefined, example: boolean) => {
      if (!says || says.length < 5) wordless.push(`${at}: no words (contract/messages/en/developers/fields)`);
      if (!example) wordless.push(`${at}: no example (contract/messages/en/developers/fields)`);
    };
    const lookInto = (schema: Schema, at: string) => {
      for (const [path, field] of fieldsOf(schema, at))
        look(path, field.description, Boolean(field.examples) || isComposed(field));
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) lookInto(schema, name);
    for (const { operation } of operations()) {
      look(operation.operationId, operation.summary, operation.tags.length > 0);
      for (const { name, description, example } of operation.parameters ?? [])
        look(`${operation.operationId}?${name}`, description, example !== undefined);
      for (const { schema } of contentsOf(operation)) if (schema) lookInto(schema, operation.operationId);
    }
    for (const [kind, { post }] of Object.entries(document.webhooks))
      for (const { name, description, example } of post.parameters ?? [])
        look(`${kind}?${name}`, description, !!example);
    expect(wordless).toEqual([]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.length).toBe(procedures.size + authSurface.length);
  });

  it('has examples that the contract takes', () => {
    const wrong: string[] = [];
    const hold = (schema: unknown, value: unknown, at: string) => {
      if (!schema) return;
      const { error } = (schema as z.ZodType).safeParse(value); // the contract's schemas are all zod's
      if (error)
        wrong.push(`${at}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
    };
    for (const { operation } of operations()) {
      const procedure = procedures.get(operation.operationId)?.['~orpc'];
      if (!procedure) continue;
      const isFile = JSON.stringify(operation.requestBody ?? {}).includes('multipart/');
      if (!isFile) hold(procedure.inputSchema, inputOf(operation), `${operation.operationId} request`);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const answer = content?.['application/json'];
        if (answer && Number(status) < 300)
          hold(procedure.outputSchema, answer.example, `${operation.operationId} answer`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('says who may call what, as the list of every route has it', () => {
    const open = ['everyone', 'contractor', 'company', 'host', 'approver', 'reader'];
    for (const route of routes) {
      const { by } = accessOf(route.method, route.path);
      const { for: who } = answerTo(route);
      const wanted = who === 'guest' ? ['conversation'] : open.includes(who) ? ['anybody'] : ['key', 'session'];
      expect([route.name, wanted]).toEqual([route.name, wanted.includes(by) ? wanted : by]);
    }
  });

  it('has every way to sign in, and every code of an error', () => {
    expect([...signInRoutes.keys()].sort()).toEqual(authSurface.map(({ method, path }) => `${method} ${path}`).sort());
    const declared = [...procedures.values()].flatMap((one) =>
      Object.entries(one['~orpc'].errorMap).map(([code, error]) => `${Object(error).status} ${code}`),
    );
    const documented = Object.entries(refusals).flatMap(([status, { codes }]) =>
      Object.keys(codes).map((code) => `${status} ${code}`),
    );
    expect(documented).toEqual(expect.arrayContaining([...new Set(declared)]));
  });

  it('points nowhere that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const { schemas, responses } = document.components;
    for (const [, kind, name = ''] of refs)
      expect([name, name in (kind === 'schemas' ? schemas : responses)]).toEqual([name, true]);
    expect(schemaOf({ $ref: '#/components/schemas/Error' })).toBeDefined();
  });
});

describe('the pages of the reference', () => {
  it('have every operation and every shape, and what a program has to know first', async () => {
    const read = async (path: string) => (await call(application, 'GET', path)).body as string;
    const start = await read('/api/docs');
    for (const word of [
      'X-Conversation-Secret',
      'Idempotency-Key',
      'set-auth-token',
      'Origin',
      'cursor',
      'Retry-After',
    ])
      expect([word, start.includes(word)]).toEqual([word, true]);
    for (const word of ['webhook-signature', 'Porchlight-Signature', 'standardwebhooks', 'TOO_MANY_REQUESTS'])
      expect([word, start.includes(word)]).toEqual([word, true]);
    const nouns = [...start.matchAll(/href="(\/api\/docs\/[\w-]+)"/g)].map(([, path]) => path ?? '');
    const pages = (await Promise.all([...new Set(nouns)].map(read))).join('');
    for (const { operation } of operations())
      expect([operation.operationId, pages.includes(`id="${operation.operationId}"`)]).toEqual([
        operation.operationId,
        true,
      ]);
    for (const name of Object.keys(document.components.schemas))
      expect([name, pages.includes(`id="${name}"`)]).toEqual([name, true]);
    expect((await call(application, 'GET', '/api/docs/nothing')).status).toBe(404);
  });
});

describe('each example', () => {
  /** Not sent: what the example names is not there in the story of the routes, and why that is no fault of it. */
  const notSent: Record<string, string> = {
    'PUT /property-drafts': 'its pictures and contractors are those of a wizard',
    'PATCH /properties/{id}': 'the version depends on what was changed before',
    'PUT /desk/rota': 'the version depends on what was changed before',
    'PUT /desk/sla': 'the version depends on what was changed before',
    'PUT /protocols': 'the version depends on what was changed before',
  };

  it('is taken by a server, with ids and links of what is there', { timeout: 240_000 }, async () => {
    const world = await makeWorld(application);
    const byName = new Map(routes.map((route) => [route.name, route]));
    const refused: string[] = [];
    let sent = 0;
    for (const [name, { refused: foreseen }] of Object.entries(routeAnswers)) {
      const route = byName.get(name);
      const found = operations().find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
      if (!route || !found || name.endsWith('/events') || notSent[name]) continue;
      const example = inputOf(found.operation);
      const own = Object.fromEntries(
        Object.entries(example).filter(
          ([field]) => !route.ids.includes(field) && !['token', 'file', 'session_id'].includes(field),
        ),
      );
      const answer = await send(application, route, world.mine, world, { extra: own });
      sent += 1;
      const fine = answer.status < 300 || answer.status === foreseen;
      if (!fine)
        refused.push(
          `${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)} for ${JSON.stringify(own)}`,
        );
    }
    expect(refused).toEqual([]);
    expect(sent).toBeGreaterThan(190);
  });

  it('of signing in has the fields that the library answers with', async () => {
    await forgetLimits(application);
    await addOwner(application, 'ophelia@example.com');
    const auth = (method: string, path: string, body?: object, headers: object = {}) =>
      call(application, method, `/api/auth${path}`, body, { ...asBrowser, ...headers });
    const answers = new Map<string, unknown>();
    const signedIn = await auth('POST', '/sign-in/email', { email: 'ophelia@example.com', password });
    answers.set('POST /sign-in/email', signedIn.body);
    const token = signedIn.headers.get('set-auth-token') ?? '';
    expect(token).not.toBe('');
    const session = { authorization: `Bearer ${token}` };
    for (const path of ['/get-session', '/list-sessions', '/list-accounts'])
      answers.set(`GET ${path}`, (await auth('GET', path, undefined, session)).body);
    answers.set(
      'GET /passkey/generate-authenticate-options',
      (await auth('GET', '/passkey/generate-authenticate-options')).body,
    );
    for (const [path, body] of [
      ['/confirm-password', { password }],
      ['/two-factor/enable', { password }],
      ['/revoke-other-sessions', {}],
      ['/revoke-session', { token: 'nobody' }],
      ['/sign-out', {}],
    ] as const)
      answers.set(`POST ${path}`, (await auth('POST', path, body, session)).body);
    for (const [route, answer] of answers) {
      const [method = '', path = ''] = route.toLowerCase().split(' ');
      const example = document.paths[path]?.[method]?.responses[200]?.content?.['application/json']?.example;
      expect([route, namesOf(first(answer))]).toEqual([route, namesOf(first(example))]);
    }
  });
});

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** Names of the fields, also of those in fields; what comes in other cases only is left out. */
function namesOf(value: unknown): string[] {
  return Object.entries(Object(value))
    .filter(([name]) => name !== 'twoFactorRedirect')
    .flatMap(([name, inner]) =>
      typeof inner === 'object' && inner && !Array.isArray(inner)
        ? namesOf(inner).map((one) => `${name}.${one}`)
        : [name],
    )
    .sort();
}
