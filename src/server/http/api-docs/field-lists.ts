import { html } from 'hono/html';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { fillHtml } from '../fill-html.ts';
import { code, type Markup, withCode } from './page.ts';
import type { Parameter, Schema } from './schema-types.ts';

/** Parameters and headers, each with what it means. */
export const parameterList = (parameters: Parameter[]) =>
  html`<dl>
    ${parameters.map(({ name, required, description = '', schema, example }) =>
      entry({ name, required: required ?? false, schema: { ...schema, description, examples: [example] } }),
    )}
  </dl>`;

/** The fields of a schema, those within them indented; what has a name of its own is linked. */
export function fieldList(schema: Schema): Markup | '' {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((choice) => fieldList(choice))}`;
  if (schema.$ref) return html`<p>${linkTo(schema.$ref)}</p>`;
  if (schema.items) return fieldList(schema.items);
  if (!schema.properties) return '';
  return html`<dl>
    ${Object.entries(schema.properties).map(([name, field]) =>
      entry({ name, required: schema.required?.includes(name) ?? false, schema: field }),
    )}
  </dl>`;
}

function entry({ name, required, schema }: { name: string; required: boolean; schema: Schema }) {
  const choices = choicesOf(schema);
  return html`<dt>${code(name)} <small>${typeOf(schema)}${required ? '' : `, ${copy.mayBeLeftOut}`}</small></dt>
    <dd>
      ${withCode(schema.description ?? '')}
      ${choices.length > 0 ? fillHtml(copy.oneOf, { values: html`${choices.map((choice) => html`${code(choice)} `)}` }) : ''}
      ${isPlain(schema) && choices.length === 0 ? exampleOf(schema) : ''} ${withinOf(schema)}
    </dd>`;
}

const exampleOf = ({ examples: [example] = [] }: Schema) =>
  example === undefined || example === null ? '' : html`<small>${code(JSON.stringify(example))}</small>`;

const partsOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf].filter(({ type }) => type !== 'null');
const isPlain = (schema: Schema): boolean =>
  !schema.$ref && !schema.properties && !(schema.items && !isPlain(schema.items)) && partsOf(schema).every(isPlain);

/** Fields within a field. */
const withinOf = (schema: Schema): Markup | '' => (isPlain(schema) || refOf(schema) ? '' : fieldList(schema));

function choicesOf(schema: Schema): string[] {
  const values = schema.enum ?? partsOf(schema).find((part) => part.enum)?.enum ?? schema.items?.enum ?? [];
  return values.length <= 20 ? values.map(String) : [];
}

function refOf({ $ref, items, anyOf, oneOf }: Schema): string | undefined {
  if ($ref) return $ref;
  return [items, ...(anyOf ?? []), ...(oneOf ?? [])].map((part) => part && refOf(part)).find(Boolean);
}

function typeOf(schema: Schema): Markup | string {
  const ref = refOf(schema);
  const many = schema.type === 'array' ? '[]' : '';
  const nullable = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(({ type }) => type === 'null');
  const orNull = nullable ? ' | null' : '';
  if (ref) return html`${linkTo(ref)}${many}${orNull}`;
  const [first] = partsOf(schema);
  const own = first ?? (schema.items && many ? schema.items : schema);
  const base = own.format ?? (Array.isArray(own.type) ? own.type.join(' | ') : (own.type ?? 'any'));
  return `${base}${many}${orNull}`;
}

function linkTo(ref: string) {
  const name = ref.split('/').at(-1) ?? '';
  return html`<a href="/api/docs/shapes#${name}">${name}</a>`;
}
