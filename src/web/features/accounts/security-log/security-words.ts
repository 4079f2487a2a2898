import type { HouseSecurityEntry, SecurityEntry } from '#contract/accounts/security-log.ts';

const kinds = new Map([
  ['agent', 'the Porchlight team'],
  ['admin', 'the Porchlight team'],
  ['assistant', 'Assistant'],
  ['dispatch', 'Porchlight'],
  ['service', 'Porchlight'],
  ['system', 'Porchlight'],
  ['guest', 'Guest'],
  ['contractor', 'Contractor'],
  ['key', 'API key'],
]);

/** "Maya Ortiz, the Porchlight team"; "Nobody who was signed in". */
export function whoWords({ actor_kind, actor_name }: Pick<SecurityEntry, 'actor_kind' | 'actor_name'>): string {
  if (actor_kind === 'nobody') return 'Not signed in';
  const kind = kinds.get(actor_kind);
  if (!actor_name) return kind ?? actor_kind;
  return kind && actor_kind !== 'owner' ? `${actor_name}, ${kind}` : actor_name;
}

type Told = Pick<SecurityEntry, 'kind' | 'subject'> & Partial<Pick<HouseSecurityEntry, 'customer_name'>>;

/** What it was done to. A chat's id says nothing to a person: its owner does. */
export function subjectWords({ kind, subject, customer_name }: Told): string {
  const what = kind === 'thread.read' ? null : subject;
  const whose = customer_name ? `account of ${customer_name}` : null;
  return [what, whose].filter((word) => word !== null).join(', ') || 'N/A';
}
