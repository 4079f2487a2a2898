import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingPage } from '#contract/conversations/booking-pages.ts';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

/** What is typed: addresses by lines, as they stand in the field. */
export type TypedPage = { isOn: boolean; origins: string };

/** Which properties get the same. */
export type SaveFor = { for: 'property' } | { for: 'all' } | { for: 'group'; group: GroupOfProperty };

const typedOf = ({ is_on, origins }: BookingPage): TypedPage => ({ isOn: is_on, origins: origins.join('\n') });

const linesOf = (origins: string): string[] =>
  origins
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The chat on one property's page with what is typed over it, which a reload does not lose. */
export function useBookingPage(id: string) {
  const form = `booking-page.${id}`;
  const options = orpc.bookingPages.get.queryOptions({ input: { id } });
  const query = useQuery(options);
  const [typed, setTyped] = useState<TypedPage | null>(() => typedBefore(form));
  const save = useMutation({
    mutationFn: ({ page, places }: { page: TypedPage; places: SaveFor }) =>
      api.bookingPages.save({ id, is_on: page.isOn, origins: linesOf(page.origins), ...places }),
    onSuccess: async ({ properties, ...saved }) => {
      setTyped(null);
      dropDraft(form);
      queryClient.setQueryData(options.queryKey, saved);
      showToast({ title: properties > 1 ? fill(copy.savedForMany, { count: properties }) : copy.saved });
      if (properties > 1) await queryClient.invalidateQueries({ queryKey: orpc.bookingPages.key() });
    },
  });
  const write = (page: TypedPage) => {
    setTyped(page);
    keepDraft(form, { isOn: String(page.isOn), origins: page.origins });
    if (save.error) save.reset();
  };
  const shown = typed ?? (query.data ? typedOf(query.data) : null);
  const fieldError = fieldsOf(save.error).origins;
  const failure = save.error && !fieldError ? messageOf(save.error) : undefined;
  return { query, shown, isChanged: typed !== null, write, save, fieldError, failure };
}

function typedBefore(form: string): TypedPage | null {
  const { isOn, origins } = readDraft(form);
  return origins === undefined ? null : { isOn: isOn === 'true', origins };
}
