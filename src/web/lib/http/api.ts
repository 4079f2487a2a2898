import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { fetchSignedIn } from '../session/session.ts';
import { dropKey, keyFor } from './making.ts';
import { makingProcedures } from './making-procedures.ts';
import { hasLookedAtIt, isOwnRefusal, isPage, type Refusal, refusalFor, unreachable } from './refusals.ts';
import { idempotencyHeaders, retryUntilAnswered } from './retry.ts';

/** The contract as functions, as the signed-in person of this tab: `await api.properties.list({})`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({
    url: () => `${location.origin}/rpc`,
    headers: (_, path, input) => {
      const name = path.join('.');
      return idempotencyHeaders(makingProcedures.has(name) ? keyFor(name, input) : undefined);
    },
    fetch: async (request, init, _, [noun = '']) => {
      const answer = await retryUntilAnswered(() => fetchSignedIn(request.clone(), init), {
        mayHaveBeenDone: !takeNoKey.has(noun),
        signal: request.signal,
      });
      const said = await inOurWords(answer);
      if (said.status === 403) void tellOfRole(said);
      if (said === answer && hasLookedAtIt(said.status)) dropKey(request.headers.get('idempotency-key'));
      return said;
    },
  }),
);

/** What these do lies partly outside: the server takes no key for it. */
const takeNoKey = new Set(['accounts', 'staff', 'billing']);

/** Whether a call was answered with one of these HTTP statuses, rather than not at all. */
export function hasStatus(error: unknown, ...statuses: number[]) {
  return error instanceof ORPCError && statuses.includes(error.status);
}

/** Whether somebody is not, or no longer, in the account that they asked in. */
export const isNoMember = (error: unknown): boolean => error instanceof ORPCError && error.code === 'NOT_A_MEMBER';

/** A sentence to show for anything that a call threw: the server's own, or the fallback where it was not reached. */
export function messageOf(error: unknown, fallback = unreachable.message) {
  return error instanceof ORPCError && error.code !== unreachable.code ? error.message : fallback;
}

/** What a refused call says about single fields, by their names. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError)) return {};
  return (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {}; // our one error shape
}

/** The role of whoever asked has changed under the page, or they are out: the screens learn what they are now. */
async function tellOfRole(answer: Response): Promise<void> {
  const { json } = await answer.clone().json();
  if (json?.code === 'NOT_IN_ROLE' || json?.code === 'NOT_A_MEMBER')
    dispatchEvent(new Event('porchlight:role-refused'));
}

/** Runs `act` when a call was refused because of a role. Returns how to stop listening. */
export function onRoleRefused(act: () => void) {
  addEventListener('porchlight:role-refused', act);
  return () => removeEventListener('porchlight:role-refused', act);
}

/** The same answer, but for one that something in front of the server gave: that one says that we were not reached. */
async function inOurWords(answer: Response): Promise<Response> {
  if (answer.ok && !isPage(answer)) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null); // no JSON: not ours
  if (isOwnRefusal((body as { json?: unknown } | null)?.json)) return answer;
  const { code, message }: Refusal = isOwnRefusal(body) ? body : refusalFor(answer.status); // a refusal before the call was read
  const status = answer.ok ? 502 : answer.status;
  return Response.json({ json: { defined: false, code, status, message, data: {} } }, { status });
}
