import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { fetchSignedIn } from './session.ts';

/** A creating call that carries a key has one effect, however often it is repeated. */
type CallContext = { idempotencyKey?: string };

/** The contract as functions, as the signed-in person of this tab: `await api.properties.list({})`. */
export const api: ContractRouterClient<typeof contract, CallContext> = createORPCClient(
  new RPCLink<CallContext>({
    url: () => `${location.origin}/rpc`,
    headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    fetch: (request, init) => fetchSignedIn(request, init),
  }),
);

/** Whether a call was answered with one of these HTTP statuses, rather than not at all. */
export function hasStatus(error: unknown, ...statuses: number[]) {
  return error instanceof ORPCError && statuses.includes(error.status);
}

/** A sentence to show for anything that a call threw. */
export function messageOf(
  error: unknown,
  fallback = "We couldn't reach Porchlight. Check your connection and try again.",
) {
  return error instanceof ORPCError ? error.message : fallback;
}

/** What a refused call says about single fields, by their names. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError)) return {};
  return (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {}; // our one error shape
}
