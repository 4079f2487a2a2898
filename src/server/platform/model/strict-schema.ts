// JSON Schema as both vendors take it where they hold a tool's input to its schema. Both want every object closed and
// each of its properties required. Anthropic takes no bounds of length, size or pattern; OpenAI takes some of them.

type Schema = { [keyword: string]: unknown };

const bounds = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

/** The same shape without bounds: what goes beyond them is found by whoever reads the answer. */
export function strictSchema(schema: object): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !bounds.has(keyword));
  const inner = Object.fromEntries(kept.map(([keyword, value]) => [keyword, withinOf(keyword, value)]));
  if (inner.type !== 'object') return inner;
  const properties = isSchema(inner.properties) ? inner.properties : {};
  return { ...inner, properties, required: Object.keys(properties), additionalProperties: false };
}

/** Names of properties and values of an enumeration are no keywords, whatever they are called. */
function withinOf(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isSchema(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, isSchema(one) ? strictSchema(one) : one]),
    );
  if (keyword === 'items' && isSchema(value)) return strictSchema(value);
  if (keyword === 'anyOf' && Array.isArray(value)) return value.map((one) => (isSchema(one) ? strictSchema(one) : one));
  return value;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
