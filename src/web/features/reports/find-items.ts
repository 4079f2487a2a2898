import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, ClipboardList, CornerDownRight, type LucideIcon, Wrench } from 'lucide-react';
import { useDeferredValue } from 'react';
import { serviceTypeLabels, workOrderStatusLabels } from '#contract/enumerations.ts';
import type { Found } from '#contract/find.ts';
import { orpc } from '../../lib/query.ts';

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
  const found = wanted === '' ? undefined : query.data;
  const groups = [{ label: 'Go to', items: matching(places, q) }, ...(found ? grouped(found) : [])];
  return { groups: groups.filter(({ items }) => items.length > 0), failed: query.isError, busy: query.isFetching };
}

/** Each word has to begin one of theirs. */
function matching(places: readonly Place[], q: string): FindItem[] {
  const words = q.trim().toLowerCase().split(/\s+/);
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
      label: 'Properties',
      items: properties.map(({ id, name, address }) => ({
        key: id,
        words: name,
        more: address,
        icon: Building2,
        to: `/dashboard/properties/${id}`,
      })),
    },
    {
      label: 'Contractors',
      items: contractors.map(({ id, company_name, service_type }) => ({
        key: id,
        words: company_name,
        more: serviceTypeLabels[service_type],
        icon: Wrench,
        to: `/dashboard/contractors?contractor=${id}`,
      })),
    },
    {
      label: 'Work orders',
      items: work_orders.map((order) => ({
        key: order.id,
        words: `${order.reference} ${order.subject_line}`,
        more: `${workOrderStatusLabels[order.status]} at ${order.property_name}`,
        icon: ClipboardList,
        to: `/dashboard/work-orders?work-order=${order.id}`,
      })),
    },
  ];
}
