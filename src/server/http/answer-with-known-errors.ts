import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import { requireScopes } from '#features/developers';
import type { RequestContext } from '#server/kernel/context.ts';
import { repeatOf } from '#server/kernel/once-claim.ts';
import { toKnownError, withRequestId } from './error-answers.ts';
import { noteRefusal } from './refusals.ts';
import { requireRole } from './require-role.ts';
import { asSeenBy } from './role-view.ts';

type Called = { context: RequestContext; path: readonly string[]; input: unknown };

/**
 * Around every procedure, by whatever way it is asked for: a key's scopes and a person's role before it, what they may not see taken out
 * of its answer, its errors in the contract's words, and its refusals in the security log.
 */
export async function answerWithKnownErrors<Options extends Called, T>(
  called: Options & { next(options?: Options): T },
): Promise<Awaited<T>> {
  const { context, path, input } = called;
  const repeat = repeatOf(context.headers, path, input);
  const route = routeOf(path);
  try {
    if (context.scopes) requireScopes(context.scopes, { ...route, input });
    else requireRole(context, path, { ...route, input });
    const answer = await called.next({ ...called, context: { ...context, deps: { ...context.deps, repeat } } });
    return asSeenBy(context.actor, answer);
  } catch (error) {
    const known = toKnownError(error, context.deps.log);
    const stranger = !context.actor && !context.headers.has('authorization');
    if (!stranger || known.status !== 401)
      noteRefusal(context.deps.store, known.status, {
        way: context.scopes ? `${route.method} ${route.address}` : path.join('.'),
        actor: context.actor,
      });
    throw withRequestId(known, context.requestId);
  }
}

/** A procedure's own method and address: what a request's path says is read by the router alone. */
function routeOf(path: readonly string[]): { method: string; address: string } {
  const found = path.reduce<unknown>((node, name) => Object(node)[name], contract);
  const { method = 'POST', path: address = '' } = isContractProcedure(found) ? found['~orpc'].route : {};
  return { method, address };
}
