import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import { contract } from '#contract/index.ts';
import { fieldWords } from '#contract/messages/en/developers/fields/all-fields.ts';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { accessOf, securityOf } from './access.ts';
import { describeFields } from './describe-fields.ts';
import { refusalAnswers, refusals } from './error-answers.ts';
import { namedSchemas } from './named-schemas.ts';
import { type ApiDocument, type Operation, operationsOf, type Parameter, type Schema } from './schema-types.ts';
import { signInPaths } from './sign-in-operations.ts';
import { addWholeExamples } from './whole-examples.ts';

/**
 * The contract, the ways to sign in and the webhooks' calls as OpenAPI 3.1: who may call each operation, its headers, and
 * for every field what it means and an example.
 */
export async function openApiDocument(serverUrl: string): Promise<ApiDocument> {
  const document = await write(serverUrl);
  return JSON.parse(JSON.stringify(document).replaceAll('https://porchlight.example', serverUrl));
}

async function write(serverUrl: string): Promise<ApiDocument> {
  const document = await generate(serverUrl);
  Object.assign(document.components.responses, Object.fromEntries(refusalAnswers));
  document.components.schemas.SignInError = signInError;
  for (const { method, path, operation } of operationsOf(document)) complete(operation, method, path);
  for (const { operation } of operationsOf(document)) pointToRefusals(operation, (status) => status);
  const paths = signInPaths(serverUrl);
  for (const { operation } of operationsOf({ paths }))
    pointToRefusals(operation, (status) => (refusalAnswers.has(`signIn${status}`) ? `signIn${status}` : status));
  Object.assign(document.paths, paths);
  describeFields(document);
  addWholeExamples(document);
  document.webhooks = Object.fromEntries(webhookKinds.map(({ kind, words }) => [kind, { post: callOf(kind, words) }]));
  return document;
}

async function generate(serverUrl: string): Promise<ApiDocument> {
  const made = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: 'Porchlight', version: '1', description: copy.about },
    servers: [{ url: `${serverUrl}/api/v1` }],
    commonSchemas: namedSchemas(),
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Error' },
    components: { responses: {}, securitySchemes },
  });
  return { webhooks: {}, tags: [], ...made } as unknown as ApiDocument; // OpenAPI's own shape, as far as it is used here
}

const securitySchemes = {
  apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'plk_…', description: copy.apiKeyScheme },
  session: { type: 'http', scheme: 'bearer', description: copy.sessionScheme },
  conversationSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Conversation-Secret',
    description: copy.conversationSecretScheme,
  },
} as const;

const signInError: Schema = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
  required: ['code', 'message'],
};

/** Answers that are files: their streams have no schema that would say so. */
const files = new Map(
  Object.entries({
    'exports.table': 'text/csv',
    'imports.template': 'text/csv',
    'exports.houseSheet': 'application/pdf',
    'exports.qrCard': 'application/pdf',
    'privacy.guestData': 'application/zip',
    'jobs.visit': 'text/calendar',
    'contractorPages.visits': 'text/calendar',
    'reportFiles.csv': 'text/csv',
    'reportFiles.pdf': 'application/pdf',
    'reportFiles.owed': 'text/csv',
    'reportFiles.deskCsv': 'text/csv',
    'reportFiles.deskPdf': 'application/pdf',
    'reportFiles.taxYear': 'application/zip',
  }),
);

function complete(operation: Operation, method: string, path: string): void {
  const file = files.get(operation.operationId);
  const answer = operation.responses[200];
  if (file && answer) answer.content = { [file]: { schema: { type: 'string', format: 'binary' } } };
  const access = accessOf(method.toUpperCase(), path);
  operation.security = securityOf(access);
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(method === 'get' ? [] : [header('Idempotency-Key')]),
    ...(method !== 'get' && access.by === 'anybody' ? [header('X-Visitor-Id')] : []),
    ...(path.endsWith('/events') ? [header('Last-Event-ID')] : []),
  ];
}

const header = (name: string): Parameter => ({ name, in: 'header', required: false, schema: { type: 'string' } });

/** What any operation may be refused with stands once, among the document's components. */
function pointToRefusals(operation: Operation, nameOf: (status: string) => string): void {
  const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const refused = Object.keys(refusals).map((status) => [status, refusal(nameOf(status))]);
  operation.responses = Object.fromEntries([...good, ...refused]);
}

const refusal = (name: string) => ({ $ref: `#/components/responses/${name}`, description: '' });

const headersOfCalls = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'porchlight-signature'];

/** What an owner's own server is sent. */
function callOf(kind: string, words: string): Operation {
  const data = { conversation_id: null, work_order_id: null, property_id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' };
  const timestamp = '2026-11-20T17:00:00.000Z';
  return {
    operationId: kind,
    summary: words,
    tags: ['webhooks'],
    parameters: headersOfCalls.map((name) => {
      const [description = '', example] = fieldWords.get(name) ?? [];
      return { ...header(name), required: true, description, example };
    }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/WebhookPayload' },
          example: { id: 'evt_4711', type: kind, timestamp, created_at: timestamp, data },
        },
      },
    },
    responses: {
      '2XX': { description: copy.taken },
      410: { description: copy.takenNoMore },
    },
  };
}
