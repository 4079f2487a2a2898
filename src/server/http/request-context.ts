import type { Context } from 'hono';
import * as keyCopyInEnglish from '#contract/messages/en/developers/answers.ts';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Authenticate, actorIn, type SignedIn } from '#features/accounts';
import { findKeyHolder, type KeyHolder, looksLikeKey, withoutCodes } from '#features/developers';
import { type Actor, lacksCodes, type Owner } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { unauthorized } from '#server/kernel/errors.ts';
import { noteCaller } from '#server/kernel/request-scope.ts';
import type { HttpEnv } from './http-env.ts';

const keyCopy = spoken(keyCopyInEnglish);
const copy = spoken(copyInEnglish);

/** Of whoever is signed in, or of a key where keys are taken, or of nobody. */
export async function contextOf(c: Context<HttpEnv>, deps: Deps, authenticate: Authenticate): Promise<RequestContext> {
  const { headers } = c.req.raw;
  const isRest = c.req.path.startsWith('/api/v1/');
  const holder = isRest && looksLikeKey(headers) ? await findKeyHolder(deps, headers) : undefined;
  const signedIn = holder || looksLikeKey(headers) ? undefined : await authenticate(headers);
  const actor = signedIn && (await actorIn(deps, signedIn, headers.get('x-account')));
  return contextFor(c, deps, { holder, signedIn, actor });
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

/** `actor`: as whom somebody asks who is signed in. */
type Asking = { holder?: KeyHolder | undefined; signedIn?: SignedIn | undefined; actor?: Actor | undefined };

function contextFor(c: Context<HttpEnv>, deps: Deps, { holder, signedIn, ...asking }: Asking): RequestContext {
  const actor = asking.actor ?? holder?.actor;
  const person = signedIn?.actor ?? holder?.actor;
  noteCaller(person && 'userId' in person ? person.userId : c.get('ip'));
  return {
    deps: {
      ...deps,
      ...(actor &&
        lacksCodes(actor) && { vault: withoutCodes(deps.vault, holder ? keyCopy.keyLacksCodes : copy.codesNotYours) }),
      log: deps.log.child({ request_id: c.get('requestId') }),
      fileLinks: signedIn ? deps.fileLinks.heldBy(signedIn.sessionId) : deps.fileLinks,
    },
    actor,
    person: signedIn?.actor,
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
