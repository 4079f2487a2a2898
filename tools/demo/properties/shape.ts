import type { NewProperty } from '#contract/properties/properties.ts';

/** Every field of a property filled in: the demo shows what answers that makes possible. */
export type DemoProperty = Required<{ [Field in keyof NewProperty]: NonNullable<NewProperty[Field]> }> & { id: string };
