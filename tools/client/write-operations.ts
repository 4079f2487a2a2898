import { type ApiDocument, type Operation, operationsOf, type Schema } from '#server/http/api-docs/schema-types.ts';
import { comment, typeOf } from './write-types.ts';

/** The source of a module: types of every operation and shape, and the table that the calls are made from. */
export function operationsSource(document: ApiDocument): string {
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const nouns = new Map<string, { types: string[]; lines: string[] }>();
  for (const { path, method, operation } of operationsOf(document)) {
    const [noun = '', name = ''] = operation.operationId.split('.');
    const { types, lines } = nouns.get(noun) ?? { types: [], lines: [] };
    nouns.set(noun, {
      types: [...types, callType(name, operation, document)],
      lines: [...lines, lineOf(name, { path, method, operation })],
    });
  }
  const all = [...nouns];
  return [
    "import type { CallOptions } from './connect.ts';",
    "import type { Result } from './result.ts';",
    ...shapes,
    `export interface Operations {\n${all.map(([noun, { types }]) => `  ${noun}: {\n${types.join('\n')}\n  };`).join('\n')}\n}`,
    `export const table = {\n${all.map(([noun, { lines }]) => `  ${noun}: {\n${lines.join('\n')}\n  },`).join('\n')}\n};`,
  ].join('\n');
}

function callType(name: string, operation: Operation, document: ApiDocument): string {
  const input = inputOf(operation, document);
  const needs = (input.required ?? []).length > 0;
  const none = Object.keys(input.properties ?? {}).length === 0;
  const given = `input${needs ? '' : '?'}: ${none ? 'Record<string, never>' : typeOf(input, '    ')}`;
  return `${comment(operation.summary, '    ')}    ${name}: (${given}, options?: CallOptions) => Promise<Result<${answerOf(operation)}>>;`;
}

/** What stands in the address, the query and the body, as one. */
function inputOf({ parameters = [], requestBody }: Operation, { components }: ApiDocument): Schema {
  const sent = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const body = sent.$ref ? (components.schemas[sent.$ref.split('/').at(-1) ?? ''] ?? {}) : sent;
  const named = parameters.filter((one) => one.in !== 'header');
  return {
    properties: {
      ...Object.fromEntries(
        named.map(({ name, schema, description }) => [name, { ...schema, description: description ?? '' }]),
      ),
      ...body.properties,
    },
    required: [...named.filter((one) => one.required).map(({ name }) => name), ...(body.required ?? [])],
  };
}

function answerOf({ responses }: Operation): string {
  const [[type, media] = ['', undefined]] = Object.entries(goodOf(responses)?.content ?? {});
  if (!media?.schema) return 'unknown';
  if (type === 'text/event-stream') return `AsyncGenerator<${typeOf(eventOf(media.schema))}, void, undefined>`;
  return type === 'application/json' ? typeOf(media.schema, '    ') : 'Blob';
}

/** What a stream's `message` lines carry. */
function eventOf({ oneOf = [] }: Schema): Schema {
  const message = oneOf.find(({ properties }) => properties?.event?.const === 'message');
  return message?.properties?.data ?? {};
}

const goodOf = (responses: Operation['responses']) =>
  Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];

function lineOf(
  name: string,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): string {
  const [type = 'application/json'] = Object.keys(goodOf(operation.responses)?.content ?? {});
  const answers = type === 'text/event-stream' ? 'e' : type === 'application/json' ? 'j' : 'f';
  return `    ${name}: '${operation.servers ? 'a' : 'v'}${answers} ${method.toUpperCase()} ${path}',`;
}
