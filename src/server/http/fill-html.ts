import { partsOf } from '#contract/messages/fill.ts';
import type { Slots } from '#contract/messages/shapes.ts';

/** A sentence of a catalog with elements in its slots, for a page that the server writes by itself. */
export const fillHtml = <Text extends string, Part>(text: Text, values: { [Name in Slots<Text>]: Part }) =>
  partsOf(text).map((part) => ('text' in part ? part.text : values[part.slot as Slots<Text>])); // named in `text`
