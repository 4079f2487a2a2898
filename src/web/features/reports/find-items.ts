import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, ClipboardList, CornerDownRight, type LucideIcon, Wrench } from 'lucide-react';
import { useDeferredValue } from 'react';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { workOrderStatusLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/reports.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Found } from '#contract/reports/find.ts';
import { orpc } from '../../lib/http/query.ts';

export type FindItem = { key: string; words: string; more: string; icon: LucideIcon; to: string };
export type FindGroup = { label: string; items: FindItem[] };
/** A screen or an act that the palette leads to. `also` are other words for it. */
export type Place = { label: string; to: string; also?: string };

/** What matches: screens and acts at once, the owner's own things as the server finds them. */
export function useFound(q: string, places: readonly Place[]) {
  const wanted = useDeferredValue(q.trim());
  const query = useQuery(
    orpc.find.all.queryOptions({ input: { q: wanted }, enabled: wanted !== '', placeholderData: keepPreviousData }),
  );
  const found = wanted === '' || !query.data ? [] : grouped(query.data);
  const isBehind = query.isPlaceholderData || wanted !== q.trim();
  const groups = [{ label: copy.goTo, items: matching(places, q) }, ...(isBehind ? stillFitting(found, q) : found)];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    failed: query.isError,
    busy: query.isFetching || isBehind,
  };
}

/**
 * Of what was found for fewer words, what has the new ones too: Enter never leads to something that was not asked for.
 */
const stillFitting = (groups: FindGroup[], q: string): FindGroup[] =>
  groups.map(({ label, items }) => ({
    label,
    items: items.filter(({ words, more }) => hasAll(`${words} ${more}`, q)),
  }));

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/);
const hasAll = (text: string, q: string) => wordsOf(q).every((word) => text.toLowerCase().includes(word));

/** Each word has to begin one of theirs. */
function matching(places: readonly Place[], q: string): FindItem[] {
  const words = wordsOf(q);
  return places
    .filter(({ label, also }) => {
      const known = ` ${label} ${also ?? ''}`.toLowerCase();
      return words.every((word) => known.includes(` ${word}`));
    })
    .map(({ label, to }) => ({ key: `place ${to}`, words: label, more: '', icon: CornerDownRight, to }));
}

function grouped({ properties, contractors, work_orders }: Found): FindGroup[] {
  return [
    {
      label: copy.properties,
      items: properties.map(({ id, name, address }) => ({
        key: id,
        words: name,
        more: address,
        icon: Building2,
        to: `/dashboard/properties/${id}`,
      })),
    },
    {
      label: copy.contractors,
      items: contractors.map(({ id, company_name, service_type }) => ({
        key: id,
        words: company_name,
        more: serviceTypeLabels[service_type],
        icon: Wrench,
        to: `/dashboard/contractors/${id}`,
      })),
    },
    {
      label: copy.workOrders,
      items: work_orders.map((order) => ({
        key: order.id,
        words: fill(copy.workOrder, { reference: order.reference, subject: order.subject_line }),
        more: fill(copy.statusAt, { status: workOrderStatusLabels[order.status], property: order.property_name }),
        icon: ClipboardList,
        to: `/dashboard/work-orders?work-order=${order.id}`,
      })),
    },
  ];
}
