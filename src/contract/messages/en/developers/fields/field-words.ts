/**
 * What the API's reference says of fields, by a field's name. `<what>.<name>` goes before it: the name of a schema
 * (`Job.next`), of an operation (`stays.list.when`) or of the field it lies in (`quiet_hours.from`); `<field>.*` is
 * every field in one. The example stands where the name alone does not give one: a choice shows its first value.
 */
export type FieldWords = Record<string, readonly [says: string, example?: unknown]>;
