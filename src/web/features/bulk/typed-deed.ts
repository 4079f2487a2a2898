import type { Deed } from '#contract/bulk/bulk.ts';
import type { DeedKind } from '#contract/enumerations/bulk.ts';
import type { GroupKind } from '#contract/enumerations/groups.ts';
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
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
  }
}

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
export function groupsOf(houses: readonly PropertyRow[]) {
  const counts = new Map<string, { kind: GroupKind; name: string; count: number }>();
  for (const { groups } of houses)
    for (const group of groups) {
      const known = counts.get(groupValue(group));
      counts.set(groupValue(group), { ...group, count: (known?.count ?? 0) + 1 });
    }
  return [...counts.values()].toSorted((a, b) => groupValue(a).localeCompare(groupValue(b)));
}
