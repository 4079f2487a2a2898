import type { Context } from 'hono';
import { type Actor, signature } from '#server/kernel/actor.ts';
import { auditAside } from '#server/kernel/audit-aside.ts';
import type { RequestOrigin } from '#server/kernel/request-origin.ts';
import type { Store } from '#server/kernel/transaction.ts';
import type { HttpEnv } from './http-env.ts';

export const originOf = (c: Context<HttpEnv>): RequestOrigin => ({
  address: c.get('ip'),
  device: c.req.header('user-agent') ?? null,
  requestId: c.get('requestId'),
});

const told = new Map([
  [401, 'refused'],
  [403, 'refused'],
  [423, 'limited'],
  [429, 'limited'],
] as const);

/** How the security log calls an answer; undefined for one that refuses nothing. */
export const kindOf = (status: number) => told.get(status as 401); // any status may be asked for

/** What was refused to whom. A 404 is not among them: it does not say whether there was anything to refuse. */
export function noteRefusal(store: Store, status: number, { way, actor }: { way: string; actor?: Actor | undefined }) {
  const kind = kindOf(status);
  if (!kind) return;
  const key = actor?.kind === 'owner' && status === 403 && actor.key;
  const { actor_kind, actor_id, actor_name } = actor
    ? signature(actor)
    : { actor_kind: 'nobody', actor_id: null, actor_name: null };
  const customerId = actor && 'customerId' in actor ? actor.customerId : null;
  void auditAside(store, {
    kind: key ? 'key.refused' : kind,
    customerId,
    by: key ? { kind: 'key', ...nameOf(key) } : { kind: actor_kind, id: actor_id, name: actor_name },
    subject: way,
  });
}

const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
