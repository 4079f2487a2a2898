import { useState } from 'react';
import * as copy from '#contract/messages/en/properties/address.ts';
import { fill } from '#contract/messages/fill.ts';
import { SuggestInput, type SuggestInputProps } from '../../../../ui/form/suggest-input.tsx';
import { labelOf } from '../steps.ts';
import { type AddressNow, type SuggestedField, type Suggestion, suggestAddress } from './suggest-address.ts';
import { useKnownAddresses } from './use-known-addresses.ts';

type Props = Omit<SuggestInputProps<Suggestion>, 'items' | 'label' | 'wordsOf' | 'said' | 'onPick'> & {
  field: SuggestedField;
  /** The other fields of the address; an answer that stands alone has none. */
  now?: AddressNow;
  /** Fills the other fields that are empty, and says which. */
  onFill?: (fills: Suggestion['fills']) => readonly string[];
};

/** A part of an address that goes on as the owner's other addresses have it. Whatever is typed is taken as it is. */
export function AddressInput({ field, now = allFilled, onFill, value, onChange, ...input }: Props) {
  const known = useKnownAddresses();
  const [filled, setFilled] = useState<readonly string[]>([]);
  return (
    <SuggestInput
      {...input}
      value={value}
      onChange={onChange}
      label={fill(copy.suggestions, { field: labelOf(field) })}
      items={suggestAddress(field, value, now, known)}
      wordsOf={wordsOf}
      said={filled.length > 0 ? fill(copy.filledToo, { fields: filled.join(', ') }) : ''}
      onPick={(one) => {
        onChange(one.value);
        setFilled(onFill?.(one.fills) ?? []);
      }}
    />
  );
}

const allFilled: AddressNow = { street_address: '-', city: '-', state: '-', zip: '-' };

function wordsOf({ value, building, fills: { city, state, zip } }: Suggestion) {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { words: value, more: building ? fill(copy.inBuilding, { building, place }) : place };
}
