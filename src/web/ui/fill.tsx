import type { ReactNode } from 'react';
import { partsOf } from '#contract/messages/fill.ts';
import type { Slots } from '#contract/messages/shapes.ts';
import { StopFollows } from './stop-follows.ts';

type FillProps<Text extends string> = { of: Text; with: { [Name in Slots<Text>]: ReactNode }; language?: string };

/** A sentence of a catalog with elements in its slots: a link, a date, a name that no line breaks. */
export function Fill<Text extends string>({ of, with: values, language }: FillProps<Text>) {
  return partsOf(of, values, language).map((part, at, all) => {
    const next = all[at + 1];
    const stops = next !== undefined && 'text' in next && next.text.startsWith('.');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: A sentence's parts keep their places.
      <StopFollows key={at} value={stops}>
        {'slot' in part ? values[part.slot as Slots<Text>] : part.text /* named in `of` */}
      </StopFollows>
    );
  });
}
