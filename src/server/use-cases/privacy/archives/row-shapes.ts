import type { PgColumn } from 'drizzle-orm/pg-core';
import { Contractor } from '#contract/contractors/contractors.ts';
import { limits } from '#contract/limits.ts';
import { Property, PropertySecrets } from '#contract/properties/properties.ts';
import { OwnRules } from '#contract/protocols/protocols.ts';
import { z } from '#contract/z.ts';
import type { Noun } from './nouns.ts';

const maxInteger = 2 ** 31 - 1;
/** No text of ours is longer; the whole row is bounded by `archiveLimits.lineBytes`. */
const longest = Math.max(limits.articleBody, limits.longText) * 2;

const text = z
  .string()
  .max(longest)
  .refine((said) => said.isWellFormed() && !said.includes('\0'));

/** What each type of column takes. */
const ofType: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries<z.ZodType>({
    uuid: z.uuid(),
    integer: z.number().int().min(-maxInteger).max(maxInteger),
    bigint: z.number().int(),
    boolean: z.boolean(),
    date: z.iso.date(),
    'double precision': z.number(),
    'text[]': z.array(text).max(1000),
    jsonb: z.json(),
  }),
);

function ofColumn(column: PgColumn): z.ZodType {
  const type = column.getSQLType();
  const { enumValues } = column;
  const plain = enumValues?.length
    ? z.enum(enumValues)
    : type.startsWith('timestamp')
      ? z.iso.datetime()
      : (ofType.get(type) ?? text);
  return column.notNull && !column.primary ? plain : column.primary ? plain : plain.nullable();
}

/** The contract's own words for what owners write, which say more than a column's type. */
const contracts: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries<z.ZodType>({
    contractors: z.looseObject(Contractor.omit({ customer_id: true, stars: true }).shape),
    properties: z.looseObject(
      Property.omit({ customer_id: true, guest_link: true, images: true, can: true }).omit(
        Object.fromEntries(Object.keys(PropertySecrets.shape).map((name) => [name, true])) as Record<
          keyof PropertySecrets,
          true
        >, // its own keys
      ).shape,
    ),
    property_codes: z.looseObject(PropertySecrets.shape),
    protocols: z.looseObject({ rules: OwnRules }),
  }),
);

/** What a row of an archive has to look like to be read back; what it holds beside that is left out. */
export function shapeOf(noun: Noun): { check(row: unknown): { row: Record<string, unknown> } | { field: string } } {
  const shape = z.object(Object.fromEntries(noun.columns.map((column) => [column.name, ofColumn(column)])));
  const contract = contracts.get(noun.name);
  return {
    check(row) {
      const read = atAnyDepth(() => shape.safeParse(row));
      if (!read) return { field: '' };
      if (!read.success) return { field: fieldOf(read.error) };
      const said = contract?.safeParse(read.data);
      return said && !said.success ? { field: fieldOf(said.error) } : { row: read.data };
    },
  };
}

/** Undefined for what is nested so deep that nobody could have meant it. */
function atAnyDepth<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const fieldOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? '');
