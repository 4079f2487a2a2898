import type { Schema } from '#server/http/api-docs/schema-types.ts';

/** A JSON schema as a TypeScript type; what has a name goes by it. */
export function typeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(choices.map((choice) => typeOf(choice, indent)));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part, indent)})`).join(' & ');
  if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  if (schema.properties) return objectOf(schema, indent);
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' || 'contentMediaType' in schema ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `Array<${schema.items ? typeOf(schema.items, indent) : 'unknown'}>`;
    case 'object':
      return mapOf(schema, indent);
    default:
      return 'unknown';
  }
}

const unionOf = (types: string[]) => [...new Set(types)].join(' | ') || 'unknown';

function mapOf({ propertyNames, additionalProperties }: Schema, indent: string): string {
  const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
  if (propertyNames?.enum) return `{ [Name in ${typeOf(propertyNames)}]?: ${value} }`;
  return `Record<string, ${value}>`;
}

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${comment(field.description, inner)}${inner}${nameOf(name)}${optional}: ${typeOf(field, inner)};`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}

const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** As a comment that editors show. */
export const comment = (words: string | undefined, indent: string): string =>
  words ? `${indent}/** ${words.replaceAll('*/', '* /')} */\n` : '';
