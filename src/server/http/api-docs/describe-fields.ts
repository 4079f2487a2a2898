import { fieldWords } from '#contract/messages/en/developers/fields/all-fields.ts';
import { exampleFor } from './field-examples.ts';
import { type ApiDocument, operationsOf, type Schema } from './schema-types.ts';

/** Where a field stands: in which operation, which schema that has a name, and in which field of it. */
type Place = { operation?: string; schema?: string; field?: string };

/** Gives every field and parameter its words and an example, where they are known. */
export function describeFields(document: ApiDocument): void {
  for (const [schema, json] of Object.entries(document.components.schemas)) describe(json, { schema });
  for (const { operation } of operationsOf(document)) {
    const place = { operation: operation.operationId };
    for (const parameter of operation.parameters ?? []) {
      const [says, example] = wordsFor(parameter.name, place) ?? [];
      parameter.description ??= parameter.schema.description ?? says ?? '';
      parameter.example ??= exampleFor(parameter.name, parameter.schema, example);
    }
    for (const { content } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const { schema } of Object.values(content ?? {})) if (schema) describe(schema, place);
  }
}

function describe(schema: Schema, place: Place): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const [says, example] = wordsFor(name, place) ?? [];
    describe(field, { ...place, field: name });
    field.description ??= says ?? '';
    if (field.examples) continue;
    const shown = exampleFor(name, field, example);
    if (shown !== undefined) field.examples = [shown];
  }
  const { items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  for (const part of [items, ...anyOf, ...oneOf, ...allOf]) if (part) describe(part, place);
  if (typeof additionalProperties === 'object') describe(additionalProperties, place);
}

/** The narrowest words there are. */
function wordsFor(name: string, { operation, schema, field }: Place) {
  const narrower = [operation, schema, field].filter(Boolean).map((place) => `${place}.${name}`);
  const keys = [...narrower, ...(field ? [`${field}.*`] : []), name];
  return keys.map((key) => fieldWords.get(key)).find(Boolean);
}
