import type { AccountRank, MemberRole } from '#contract/enumerations/people.ts';

/** Who acts. The database's row-level security reads the same facts (baseline migration). */
export type Actor =
  | {
      kind: 'owner';
      userId: string;
      customerId: string;
      name: string;
      /** Set where a program acts for them, by this API key; `codes` where it may see and change them. */
      key?: { id: string; name: string; codes: boolean };
      /** Set where the account is somebody else's: what they are in it, and whether they may see and change codes. */
      member?: { role: MemberRole; codes: boolean };
    }
  | { kind: 'agent' | 'admin'; userId: string; name: string }
  | { kind: 'guest'; customerId: string; propertyId: string; conversationId: string }
  /**
   * The house at work for one customer, for itself or for somebody whose token was checked: the assistant, dispatch, a
   * contractor, a guest, an owner by a mail's link.
   */
  | { kind: 'service'; customerId: string; behalf: Behalf; name: string | null; id?: string }
  /** The house at work across customers: timers, looking up a token. Never made from a request's input. */
  | { kind: 'system' };

/** For whom the house acts; timelines are signed with it. */
export type Behalf = 'assistant' | 'dispatch' | 'guest' | 'contractor' | 'owner';

export type Staff = Extract<Actor, { kind: 'agent' | 'admin' }>;
export type Owner = Extract<Actor, { kind: 'owner' }>;

export const system: Actor = { kind: 'system' };

export const serviceFor = (customerId: string, behalf: Behalf, by?: { name: string | null; id?: string }): Actor => ({
  kind: 'service',
  customerId,
  behalf,
  name: by?.name ?? null,
  ...(by?.id && { id: by.id }),
});

/** A program, or somebody of the account, that may neither see nor change codes. */
export const lacksCodes = (actor: Actor): boolean =>
  actor.kind === 'owner' && (actor.key?.codes === false || actor.member?.codes === false);

/** What an owner is in the account. */
export const rankOf = ({ member }: Owner): AccountRank => member?.role ?? 'holder';

/** Who looks and changes nothing: the database gives them transactions that cannot write. */
export const onlyReads = (actor: Actor): boolean =>
  actor.kind === 'owner' && (actor.member?.role === 'viewer' || actor.member?.role === 'cleaner');

export const isStaff = (actor: Actor): actor is Staff => actor.kind === 'agent' || actor.kind === 'admin';

/** Under which id somebody has a chat: the people of an account answer its guests from one seat, the account's. */
export const seatOf = (actor: Owner | Staff): string => (actor.kind === 'owner' ? actor.customerId : actor.userId);

/** The kind, id and name written into rows that say who did something. */
export function signature(actor: Actor): { actor_kind: string; actor_id: string | null; actor_name: string | null } {
  if (actor.kind === 'service') return { actor_kind: actor.behalf, actor_id: actor.id ?? null, actor_name: actor.name };
  return {
    actor_kind: actor.kind,
    actor_id: 'userId' in actor ? actor.userId : null,
    actor_name: 'name' in actor ? actor.name : null,
  };
}

/** `app.*` settings of one transaction, as row-level security reads them. */
export function actorSettings(actor: Actor): Record<string, string> {
  return {
    'app.actor': actor.kind,
    'app.role': (actor.kind === 'owner' && actor.member?.role) || '',
    'app.customer_id': 'customerId' in actor ? actor.customerId : '',
    'app.property_id': 'propertyId' in actor ? actor.propertyId : '',
    'app.conversation_id': 'conversationId' in actor ? actor.conversationId : '',
  };
}
