import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { DeskPlace } from '#contract/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/desk-filters.ts';
import { orpc } from '../../../lib/http/query.ts';
import { SuggestInput } from '../../../ui/form/suggest-input.tsx';

/** Finds an owner or a property by its name. A default export, so that it comes when it is first wanted. */
export default function PlaceField({ onPick }: { onPick: (place: DeskPlace) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...orpc.desk.places.queryOptions({ input: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const items = q.length > 1 ? (data?.items ?? []) : [];
  return (
    <SuggestInput
      type="search"
      aria-label={copy.place}
      placeholder={copy.placePlaceholder}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      label={copy.places}
      items={items.map((place) => ({ ...place, key: place.id }))}
      wordsOf={({ name, more }) => ({ words: name, more: more ?? '' })}
      onPick={onPick}
    />
  );
}
