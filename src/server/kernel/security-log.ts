import type { SecurityKind } from '#contract/enumerations/security.ts';
import { newId } from '#server/db/tables/columns.ts';
import { securityLog } from '#server/db/tables/security.ts';
import { type Actor, signature } from './actor.ts';
import { originOfRequest } from './request-origin.ts';
import type { Store, UnitOfWork } from './transaction.ts';

/** Something that bears on who may do and see what. */
export type SecurityEvent = {
  kind: SecurityKind;
  /** Whose account it is about: that owner reads it. Null for the team's own, and where nobody knows. */
  customerId: string | null;
  /** Who did it, where it is not the unit's actor. */
  by?: { kind: string; id: string | null; name: string | null };
  /** What it was done to, or by which way, for a person to read. Never a secret, a link or an address of mail. */
  subject?: string | null;
  /** Alike ones of one hour are one row: for what can be many. */
  joined?: boolean;
};

type Row = typeof securityLog.$inferInsert;

const longest = 300;

/**
 * Writes the row, and after the commit a line of the log. Verbs call it as `unit.audit`. For what is refused, and so has
 * no transaction that lasts, there is `auditAside`.
 */
export async function recordSecurity(unit: UnitOfWork, event: SecurityEvent, say: Store['logSecurity']): Promise<void> {
  const row = rowOf(unit, event);
  await unit.tx.insert(securityLog).values(row).onConflictDoNothing();
  unit.afterCommit(async () => say?.(row));
}

export function rowOf(unit: UnitOfWork, event: SecurityEvent): Row {
  const { actor_kind, actor_id, actor_name } = event.by
    ? { actor_kind: event.by.kind, actor_id: event.by.id, actor_name: event.by.name }
    : byOf(unit.actor);
  const origin = originOfRequest();
  const address = origin?.address ?? null;
  return {
    id: newId(),
    customer_id: event.customerId,
    kind: event.kind,
    actor_kind,
    actor_id,
    actor_name,
    subject: event.subject?.slice(0, longest) ?? null,
    address,
    device: origin?.device?.slice(0, longest) ?? null,
    request_id: origin?.requestId ?? null,
    joined: event.joined ? joinKey({ ...event, by: { kind: actor_kind, id: actor_id }, at: unit.now, address }) : null,
    at: unit.now,
  };
}

/** A program that acts for an owner is named, not the owner. */
function byOf(actor: Actor) {
  if (actor.kind !== 'owner' || !actor.key) return signature(actor);
  return { actor_kind: 'key', actor_id: actor.key.id, actor_name: actor.key.name };
}

type Alike = Pick<SecurityEvent, 'kind' | 'customerId' | 'subject'> & {
  by?: { kind: string; id: string | null };
  at: Date;
  address?: string | null | undefined;
};

export const joinKey = ({ kind, customerId, subject, by, at, address }: Alike): string =>
  JSON.stringify([
    kind,
    customerId,
    by?.kind,
    by?.id,
    subject?.slice(0, longest),
    address,
    at.toISOString().slice(0, 13),
  ]);
