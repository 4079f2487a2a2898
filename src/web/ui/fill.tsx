import { Fragment, type ReactNode } from 'react';
import { partsOf } from '#contract/messages/fill.ts';
import type { Slots } from '#contract/messages/shapes.ts';

type FillProps<Text extends string> = { of: Text; with: { [Name in Slots<Text>]: ReactNode }; language?: string };

/** A sentence of a catalog with elements in its slots: a link, a date, a name that no line breaks. */
export function Fill<Text extends string>({ of, with: values, language }: FillProps<Text>) {
  return partsOf(of, values, language).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: A sentence's parts keep their places.
    <Fragment key={at}>{'slot' in part ? values[part.slot as Slots<Text>] : part.text}</Fragment> // named in `of`
  ));
}
