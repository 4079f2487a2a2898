import { NewProperty, type Property } from '#contract/properties/properties.ts';

const { timezone: _, ...typed } = NewProperty.shape;

/** Every field that an owner fills in; the zone follows from the address, on the server. */
export type FieldName = keyof typeof typed;
export const fieldNames = Object.keys(typed) as FieldName[]; // the keys of the object typed by it

/** What stands in the wizard, as it is typed: '' where nothing does. */
export type Values = Record<FieldName, string>;

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values; // one for each name

const numbers = ['beds', 'baths', 'sq_ft', 'parking_spot_count'] as const satisfies readonly FieldName[];
type NumberField = (typeof numbers)[number];
export const isNumber = (name: FieldName): name is NumberField => (numbers as readonly FieldName[]).includes(name);

const required = ['name', 'street_address', 'city', 'state', 'zip'] as const satisfies readonly FieldName[];
type RequiredField = (typeof required)[number];
export const isRequired = (name: FieldName): name is RequiredField => (required as readonly FieldName[]).includes(name);

/**
 * How the server takes it, still to be checked (spec 2, section 5): what is empty is null, and so is what is no number.
 */
export type Unchecked = { [Field in FieldName]: Field extends RequiredField ? string : string | number | null };

export function uncheckedFrom(values: Values): Unchecked {
  const entries = fieldNames.map((name) => [name, sentAs(name, values[name])]);
  return Object.fromEntries(entries) as Unchecked; // one for each name
}

export function valuesFrom(property: Pick<Property, FieldName>): Values {
  const entries = fieldNames.map((name) => [name, property[name] === null ? '' : String(property[name])]);
  return Object.fromEntries(entries) as Values; // one for each name
}

/** One answer as the server takes it. */
export function sentAs(name: FieldName, typed: string): string | number | null {
  const text = typed.trim();
  if (isRequired(name)) return text;
  if (text === '') return null;
  if (!isNumber(name)) return text;
  const number = Number(text);
  return Number.isNaN(number) ? null : number;
}
