import { type ApiDocument, operationsOf, type Schema } from './schema-types.ts';

/** What a request sends beside what it must: so that the example does something. */
const sentToo: Record<string, object> = {
  'propertyChanges.update': { name: 'Cedar Cottage' },
  'preferences.save': { compact_tables: true },
  'contractors.update': { notes: 'Rings before he comes.' },
  'assignments.assign': { contractor_id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' },
  'guest.open': { message: 'Where do I park?', client_id: 'msg-1' },
  'guest.send': { client_id: 'msg-1' },
  'guest.chooseTime': { from: '2099-01-02T18:00:00.000Z' },
  'enquiries.ask': { name: 'Quentin Visitor', email: 'quentin@example.com' },
  'jobs.finish': { cost_cents: 18000 },
  'stays.create': { guest_email: 'gus@example.com', guest_phone: '(541) 555-0120' },
  'stays.update': { guest_email: 'gus@example.com', guest_phone: '(541) 555-0120' },
  'contractors.create': { phone: '(541) 555-0110' },
  'developers.replaceSecret': { former_hours: 24 },
};

/** Puts a whole example to every request and every good answer, made of its fields' examples. */
export function addWholeExamples(document: ApiDocument): void {
  const { schemas } = document.components;
  for (const { operation } of operationsOf(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      const made = media.schema && wholeOf(media.schema, schemas, 'must');
      if (isRecord(made)) media.example ??= { ...made, ...sentToo[operation.operationId] };
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
