import type { Context } from 'hono';
import type { Authenticate, SignedIn } from '#features/accounts';
import { findKeyHolder, type KeyHolder, looksLikeKey, withoutCodes } from '#features/developers';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { unauthorized } from '#server/kernel/errors.ts';
import { noteCaller } from '#server/kernel/request-scope.ts';
import type { HttpEnv } from './http-env.ts';

/** Of whoever is signed in, or of a key where keys are taken, or of nobody. */
export async function contextOf(c: Context<HttpEnv>, deps: Deps, authenticate: Authenticate): Promise<RequestContext> {
  const { headers } = c.req.raw;
  const isRest = c.req.path.startsWith('/api/v1/');
  const holder = isRest && looksLikeKey(headers) ? await findKeyHolder(deps, headers) : undefined;
  const signedIn = holder || looksLikeKey(headers) ? undefined : await authenticate(headers);
  return contextFor(c, deps, { holder, signedIn });
}

/** A key's: what it may do is known. */
export type KeyContext = RequestContext & Pick<KeyHolder, 'actor' | 'scopes'>;

/**
 * Of a key alone, and without codes whatever the key was given. @throws UNAUTHORIZED, PLAN_NEEDED, TOO_MANY_REQUESTS
 */
export async function contextWithoutCodes(c: Context<HttpEnv>, deps: Deps): Promise<KeyContext> {
  const found = await findKeyHolder(deps, c.req.raw.headers);
  if (!found) throw unauthorized();
  const { key, ...person } = found.actor;
  const actor: Owner = { ...person, ...(key && { key: { ...key, codes: false } }) };
  const holder = { ...found, actor, scopes: found.scopes.filter((scope) => scope !== 'codes') };
  return { ...contextFor(c, deps, { holder }), actor, scopes: holder.scopes };
}

type Asking = { holder?: KeyHolder | undefined; signedIn?: SignedIn | undefined };

function contextFor(c: Context<HttpEnv>, deps: Deps, { holder, signedIn }: Asking): RequestContext {
  const actor = signedIn?.actor ?? holder?.actor;
  noteCaller(actor && 'userId' in actor ? actor.userId : c.get('ip'));
  return {
    deps: {
      ...deps,
      ...(holder && !holder.scopes.includes('codes') && { vault: withoutCodes(deps.vault) }),
      log: deps.log.child({ request_id: c.get('requestId') }),
      fileLinks: signedIn ? deps.fileLinks.heldBy(signedIn.sessionId) : deps.fileLinks,
    },
    actor,
    email: signedIn?.email ?? holder?.email,
    scopes: holder?.scopes,
    twoFactor: signedIn?.twoFactor ?? false,
    sessionId: signedIn?.sessionId,
    sessionExpiresAt: signedIn?.expiresAt,
    headers: c.req.raw.headers,
    ip: c.get('ip'),
    requestId: c.get('requestId'),
  };
}
