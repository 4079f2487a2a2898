import { sentToo } from '#contract/messages/en/developers/fields/sent-too.ts';
import { type ApiDocument, operationsOf, type Schema } from './schema-types.ts';

/** Puts a whole example to every request and every good answer, made of its fields' examples. */
export function addWholeExamples(document: ApiDocument): void {
  const { schemas } = document.components;
  for (const { operation } of operationsOf(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      const made = media.schema && wholeOf(media.schema, schemas, 'must');
      if (isRecord(made)) media.example ??= { ...made, ...sentToo.get(operation.operationId) };
    }
    for (const { content } of Object.values(operation.responses))
      for (const media of Object.values(content ?? {}))
        if (media.schema) media.example ??= wholeOf(media.schema, schemas, 'all');
  }
}

/** `must`: only what has to be there. */
export function wholeOf(schema: Schema, schemas: Record<string, Schema>, which: 'must' | 'all'): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.$ref) return wholeOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, which);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return wholeOf(choices.find(({ type }) => type !== 'null') ?? {}, schemas, which);
  if (schema.properties) {
    const named = Object.entries(schema.properties).filter(
      ([name]) => which === 'all' || schema.required?.includes(name),
    );
    return Object.fromEntries(named.map(([name, field]) => [name, wholeOf(field, schemas, which)]));
  }
  if (schema.type === 'array') return schema.items ? [wholeOf(schema.items, schemas, which)] : [];
  if (schema.type === 'object') return {};
  return schema.default;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
