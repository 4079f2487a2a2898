import type { HouseSecurityEntry, SecurityEntry } from '#contract/accounts/security-log.ts';
import * as copy from '#contract/messages/en/accounts/security-log.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';

const kinds = new Map([
  ['agent', copy.team],
  ['admin', copy.team],
  ['assistant', copy.assistant],
  ['dispatch', copy.porchlight],
  ['service', copy.porchlight],
  ['system', copy.porchlight],
  ['guest', common.guest],
  ['contractor', common.contractor],
  ['key', copy.apiKey],
]);

/** "Maya Ortiz, the Porchlight team"; "Nobody who was signed in". */
export function whoWords({ actor_kind, actor_name }: Pick<SecurityEntry, 'actor_kind' | 'actor_name'>): string {
  if (actor_kind === 'nobody') return copy.notSignedIn;
  const kind = kinds.get(actor_kind);
  if (!actor_name) return kind ?? actor_kind;
  return kind && actor_kind !== 'owner' ? `${actor_name}, ${kind}` : actor_name;
}

type Told = Pick<SecurityEntry, 'kind' | 'subject'> & Partial<Pick<HouseSecurityEntry, 'customer_name'>>;

/** What it was done to. A chat's id says nothing to a person: its owner does. A list is nobody's and says what it was. */
export function subjectWords({ kind, subject, customer_name }: Told): string {
  const what = kind === 'thread.read' && customer_name !== null ? null : subject;
  const whose = customer_name ? fill(copy.accountOf, { customer: customer_name }) : null;
  return [what, whose].filter((word) => word !== null).join(', ') || copy.noSubject;
}
