/** Who acts. The database's row-level security reads the same facts (migration 0000). */
export type Actor =
  | { kind: 'owner'; userId: string; customerId: string; name: string }
  | { kind: 'agent' | 'admin'; userId: string; name: string }
  | { kind: 'guest'; customerId: string; propertyId: string; conversationId: string }
  | { kind: 'contractor'; customerId: string; offerId: string; workOrderId: string; contractorId: string; name: string }
  /** The house at work for one customer: the assistant, dispatch. */
  | { kind: 'service'; customerId: string; name: string }
  /** The house at work across customers: timers, looking up a token. Never made from a request's input. */
  | { kind: 'system' };

export type Staff = Extract<Actor, { kind: 'agent' | 'admin' }>;
export type Owner = Extract<Actor, { kind: 'owner' }>;

export const system: Actor = { kind: 'system' };

export const serviceFor = (customerId: string, name: string): Actor => ({ kind: 'service', customerId, name });

export const isStaff = (actor: Actor): actor is Staff => actor.kind === 'agent' || actor.kind === 'admin';

/** The id and name written into rows that say who did something. */
export function signature(actor: Actor): { actor_kind: string; actor_id: string | null; actor_name: string | null } {
  const id = 'userId' in actor ? actor.userId : actor.kind === 'contractor' ? actor.contractorId : null;
  return { actor_kind: actor.kind, actor_id: id, actor_name: 'name' in actor ? actor.name : null };
}

/** `app.*` settings of one transaction, as row-level security reads them. */
export function actorSettings(actor: Actor): Record<string, string> {
  return {
    'app.actor': actor.kind,
    'app.customer_id': 'customerId' in actor ? actor.customerId : '',
    'app.property_id': 'propertyId' in actor ? actor.propertyId : '',
    'app.conversation_id': 'conversationId' in actor ? actor.conversationId : '',
    'app.offer_id': 'offerId' in actor ? actor.offerId : '',
    'app.work_order_id': 'workOrderId' in actor ? actor.workOrderId : '',
    'app.contractor_id': 'contractorId' in actor ? actor.contractorId : '',
  };
}
