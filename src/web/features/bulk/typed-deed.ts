import type { Deed } from '#contract/bulk/bulk.ts';
import { readCities } from '#contract/contractors/areas.ts';
import type { DeedKind } from '#contract/enumerations/bulk.ts';
import type { GroupKind } from '#contract/enumerations/groups.ts';
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';

/** What stands in the dialogs of all deeds; each reads its own part. */
export type Typed = {
  kind: GroupKind;
  name: string;
  /** `tag Beachfront`: which group is taken away. */
  removed: string;
  contractor_id: string;
  title: string;
  body: string;
  audience: ArticleAudience;
  rules: OwnRules;
  property_ids: string[];
  /** As one types them: `97365, 97366`. */
  zips: string;
  cities: string;
};

export const nothingTyped: Typed = {
  kind: 'tag',
  name: '',
  removed: '',
  contractor_id: '',
  title: '',
  body: '',
  audience: 'anyone',
  rules: {},
  property_ids: [],
  zips: '',
  cities: '',
};

/** The deed that was typed; null while something is missing. */
export function deedOf(act: DeedKind, typed: Typed): Deed | null {
  switch (act) {
    case 'add_group':
      return typed.name.trim() ? { kind: act, group: { kind: typed.kind, name: typed.name } } : null;
    case 'remove_group': {
      const group = groupIn(typed.removed);
      return group && { kind: act, group };
    }
    case 'assign_contractor':
      return typed.contractor_id ? { kind: act, contractor_id: typed.contractor_id } : null;
    case 'set_rules':
      return Object.keys(typed.rules).length > 0 ? { kind: act, rules: typed.rules } : null;
    case 'add_article': {
      const { title, body, audience } = typed;
      return title.trim() && body.trim() ? { kind: act, article: { title, body, audience } } : null;
    }
    case 'assign_to_properties':
    case 'copy_articles':
      return typed.property_ids.length > 0 ? { kind: act, property_ids: typed.property_ids } : null;
    case 'set_area': {
      const service_zips = zipsIn(typed.zips);
      return areZips(service_zips) ? { kind: act, service_zips, service_cities: readCities(typed.cities) } : null;
    }
    case 'set_audience':
      return { kind: act, audience: typed.audience };
    case 'remove_contractors':
    case 'remove_articles':
      return { kind: act };
  }
}

export const zipsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
export const areZips = (zips: string[]): boolean => zips.every((zip) => /^\d{5}$/.test(zip));

/** For the count alone: an article's text makes no difference to it, and is typed for long. */
export const forCount = (deed: Deed): Deed =>
  deed.kind === 'add_article' ? { ...deed, article: { ...deed.article, body: '…' } } : deed;

/** A group as the value of a choice, and back. */
export const groupValue = ({ kind, name }: { kind: GroupKind; name: string }): string => `${kind} ${name}`;

function groupIn(value: string): { kind: GroupKind; name: string } | null {
  const [, kind, name] = /^(tag|building|owner) (.+)$/.exec(value) ?? [];
  return kind && name ? { kind: kind as GroupKind, name } : null; // one of the three in the pattern
}

/** The groups that some of these have, with how many of them. */
export function groupsOf(houses: readonly { groups?: readonly GroupOfProperty[] }[]) {
  const counts = new Map<string, { kind: GroupKind; name: string; count: number }>();
  for (const { groups = [] } of houses)
    for (const group of groups) {
      const known = counts.get(groupValue(group));
      counts.set(groupValue(group), { ...group, count: (known?.count ?? 0) + 1 });
    }
  return [...counts.values()].toSorted((a, b) => groupValue(a).localeCompare(groupValue(b)));
}
