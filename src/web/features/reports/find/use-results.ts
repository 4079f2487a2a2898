import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import * as copy from '#contract/messages/en/reports/find.ts';
import { orpc } from '../../../lib/http/query.ts';
import { joined, matching, type Shown } from './matching.ts';
import type { PaletteGroup, PaletteItem, PaletteStep } from './palette-item.ts';

const recentShown = 5;
/** Of a list before anything is typed: more are found by a word than by scrolling. */
const listedMost = 50;

/**
 * What a step shows for some words: what this browser knows at once, below it what the server finds. `recent` are the
 * keys of what was chosen last.
 */
export function useResults(step: PaletteStep, typed: string, recent: readonly string[]) {
  const q = typed.trim();
  const { found, failed, busy } = useFound(step, q, recent);
  const acts = step.groups.filter(({ kind }) => kind === 'acts');
  const things = step.groups.filter(({ kind, listed }) => kind === 'things' && listed);
  const last = step.name === '' ? recentOf(step.groups, recent) : [];
  const groups: { label: string; items: readonly PaletteItem[] }[] = q
    ? [...acts.map((group) => ({ ...group, items: matching(group, q, recent) })), { label: copy.found, items: found }]
    : [
        { label: copy.recent, items: last },
        ...acts.map((group) => ({ ...group, items: group.items.filter((item) => !last.includes(item)) })),
        ...things.map((group) => ({ ...group, items: matching(group, '', recent).slice(0, listedMost) })),
      ];
  return { groups: groups.filter(({ items }) => items.length > 0), failed, busy };
}

/** What was chosen last and may be chosen still. It stands above alone: nothing is in a list twice. */
const recentOf = (groups: readonly PaletteGroup[], recent: readonly string[]): PaletteItem[] => {
  const all = new Map(groups.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));
  return recent.flatMap((key) => all.get(key) ?? []).slice(0, recentShown);
};

function useFound(step: PaletteStep, q: string, recent: readonly string[]) {
  const wanted = useDeferredValue(q);
  const { search } = step;
  const query = useQuery(
    orpc.find.all.queryOptions({
      input: { q: wanted },
      enabled: search !== undefined && wanted !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const isBehind = wanted !== q || (wanted !== '' && (query.isPlaceholderData || query.isPending));
  const local = step.groups.filter(({ kind }) => kind === 'things').flatMap((group) => matching(group, q, recent));
  const known = local.slice(0, listedMost);
  const arrived = search && query.data && !isBehind ? search(query.data) : [];
  const [held, setHeld] = useState({ step: step.name, shown: nothing });
  const before = held.step === step.name ? held.shown : nothing; // another step does something else with its lines
  const next = q === '' ? nothing : joined(before, q, known, arrived);
  if (next !== held.shown || held.step !== step.name) setHeld({ step: step.name, shown: next });
  const fresh = new Map([...arrived, ...known].map((item) => [item.key, item]));
  return {
    found: next.items.map((item) => fresh.get(item.key) ?? item), // what they do now, not when they were first shown
    failed: query.isError,
    busy: search !== undefined && q !== '' && isBehind,
  };
}

const nothing: Shown = { q: '', items: [] };
