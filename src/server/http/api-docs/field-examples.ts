import { createHash } from 'node:crypto';
import type { Schema } from './schema-types.ts';

/** The example that was given where the schema takes it, or one that follows from the schema; undefined for none. */
export function exampleFor(name: string, schema: Schema, given: unknown): unknown {
  if (given !== undefined && takes(schema, given)) return given;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const [first, ...more] = choices.map((choice) => exampleFor(name, choice, given));
    return (
      [first, ...more].find((one) => one !== undefined && one !== null) ?? (choices.some(isNull) ? null : undefined)
    );
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isNull(schema)) return null;
  if (schema.type === 'boolean') return true;
  if (schema.propertyNames?.enum && typeof schema.additionalProperties === 'object') return eachOf(name, schema);
  if (schema.format) return ofFormat(name, schema.format);
  if (schema.type === 'array' && schema.items && !schema.items.$ref && !schema.items.properties) {
    const one = exampleFor(name, schema.items, given);
    return one === undefined ? undefined : [one];
  }
  return undefined;
}

/** A map whose names are known: all of them. */
const eachOf = (name: string, { propertyNames, additionalProperties }: Schema) =>
  Object.fromEntries(
    (propertyNames?.enum ?? []).map((key) => [key, exampleFor(name, Object(additionalProperties), undefined) ?? null]),
  );

const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;

const moment = '2026-11-20T17:00:00.000Z';

function ofFormat(name: string, format: string): unknown {
  if (format === 'uuid') return idOf(name);
  if (format === 'date-time') return moment;
  if (format === 'date') return moment.slice(0, 10);
  return format === 'email' ? 'olive@example.com' : undefined;
}

/** Another one for each name, the same each time. */
const idOf = (name: string) =>
  `01912d68-783e-7a07-b81d-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

function takes(schema: Schema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => takes(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.$ref) return false;
  if (schema.type === undefined) return true;
  if (value === null) return isNull(schema) || schema.type.includes('null');
  if (Array.isArray(schema.type)) return schema.type.some((type) => takes({ ...schema, type }, value));
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((one) => !schema.items || takes(schema.items, one));
  if (schema.type === 'object')
    return typeof value === 'object' && !Array.isArray(value) && hasRequired(schema, Object(value));
  if (schema.type === 'integer' || schema.type === 'number')
    return typeof value === 'number' && value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  return typeof value === schema.type && (typeof value !== 'string' || isTextOf(schema, value));
}

const hasRequired = ({ required = [] }: Schema, value: object) => required.every((name) => Object.hasOwn(value, name));

function isTextOf({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string) {
  if (text.length < minLength || text.length > maxLength) return false;
  if (format === 'uuid') return /^[0-9a-f-]{36}$/.test(text);
  if (format === 'date-time') return /^\d{4}-\d\d-\d\dT.*Z$/.test(text);
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  if (format === 'email') return text.includes('@');
  return !pattern || new RegExp(pattern).test(text);
}
