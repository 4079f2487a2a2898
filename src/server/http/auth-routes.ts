import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Context, Hono } from 'hono';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { z } from '#contract/z.ts';
import { type Auth, knownMark, tryFromKnown } from '#features/accounts';
import { bearerToken } from '#server/kernel/bearer.ts';
import { clearRate, limitRates, type RateLimit } from '#server/kernel/rate-limit.ts';
import { databaseWasAway, noteCaller } from '#server/kernel/request-scope.ts';
import type { Store } from '#server/kernel/transaction.ts';
import {
  type AuthRoute,
  authSurface,
  guessing,
  perPerson,
  perPersonFrom,
  perSession,
  reading,
} from './auth-surface.ts';
import { tellOfAnswer, tellOfRefusal, whoAsks } from './auth-told.ts';
import type { HttpEnv } from './http-env.ts';
import { leadsHome } from './own-address.ts';

const copy = spoken(copyInEnglish);

export type AuthDoor = {
  auth: Auth;
  authDb: NodePgDatabase;
  store: Store;
  publicUrl: string;
  /** Resolves once this node has heard which sessions ended, so that none is answered for after the answer. */
  settled(): Promise<void>;
};

/**
 * The auth library behind our own door: the routes we use, bearer only, no cookie in or out, limits shared by all
 * nodes.
 */
export function serveAuth(app: Hono<HttpEnv>, door: AuthDoor): void {
  const { auth, store, publicUrl, settled } = door;
  for (const route of authSurface) {
    app.on(route.method, `/api/auth${route.path}`, async (c) => {
      if (route.method === 'POST' && !isJson(c)) return refuse(c, 415, 'UNSUPPORTED_MEDIA_TYPE', copy.sendJson);
      const body = route.method === 'POST' ? await readBody(c) : undefined;
      if (!isShallow(body, deepest)) return refuse(c, 400, 'INVALID_BODY', copy.nestedTooDeeply);
      const wrong = unkeepableIn({ ...c.req.queries(), ...body });
      if (wrong) return refuse(c, 422, 'INVALID', z.unkeepable, { [wrong]: z.unkeepable });
      if (!leadsHome(publicUrl, c.req.queries(), body))
        return refuse(c, 400, 'INVALID_CALLBACK_URL', copy.notOurAddress);
      const email = typeof body?.email === 'string' ? body.email.toLowerCase() : '';
      const asking = { route, headers: c.req.raw.headers, email };
      const counted = await count(door, route, c, email).catch((error: unknown) => {
        if (!(error instanceof ORPCError)) throw error;
        c.set('refusalTold', true);
        tellOfRefusal(door, asking, error);
        throw error;
      });
      const before = await whoAsks(door, route, c);
      const answer = await auth.handler(asLibraryWants(c.req.raw, publicUrl));
      // The library takes a session that it could not look up for none.
      if (!answer.ok && databaseWasAway()) throw new Error(`The auth library answered ${answer.status}.`);
      await tellOfAnswer(door, asking, { before, answer });
      if (answer.ok) for (const { limit, who } of counted) await clearRate(store, limit, who);
      if (answer.ok && route.method === 'POST') await settled();
      return bearerOnly(c.req.header('x-sign-in-state') ? readable(answer) : answer);
    });
  }
}

type Count = { limit: RateLimit; who: string };

/**
 * Counts the request before it is looked at. @returns which counts to forget if the password is right; @throws
 * TOO_MANY_REQUESTS
 */
async function count(
  door: AuthDoor,
  { guessing: by }: AuthRoute,
  c: Context<HttpEnv>,
  email: string,
): Promise<Count[]> {
  const { headers } = c.req.raw;
  noteCaller(c.get('ip'));
  if (by === 'person' && (await tryFromKnown(door.authDb, email, headers, door.store.clock.now()))) {
    noteCaller(email, true);
    return [];
  }
  const token = by === 'session' && bearerToken(headers);
  const device = by === 'session' && (await knownMark(door.authDb, headers));
  if (device) noteCaller(device, true);
  const person = digest(email);
  const theirs: Count[] = [
    { limit: perPersonFrom, who: `${person} ${c.get('ip')}` },
    { limit: perPerson, who: person },
  ];
  const [, from = 0, all = 0] = await limitRates(door.store, [
    { limit: by === 'nothing' ? reading : guessing, who: device || c.get('ip') },
    ...(by === 'person' ? theirs : []),
    ...(token ? [{ limit: perSession, who: digest(token) }] : []),
  ]);
  return by === 'person' && (from > 1 || all > 1) ? theirs : [];
}

/** More than anything the library takes; what it does with more is not all written to end well. */
const deepest = 8;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

/** The first field with a text that PostgreSQL cannot keep. */
const unkeepableIn = (fields: object): string | undefined =>
  Object.entries(fields)
    .find(([name, value]) => !z.canBeKept(name) || !isKeepable(value))?.[0]
    .toWellFormed();

const isKeepable = (value: unknown): boolean =>
  typeof value === 'string'
    ? z.canBeKept(value)
    : typeof value !== 'object' || value === null || unkeepableIn(value) === undefined;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const isJson = (c: Context) => /^application\/json\b/i.test(c.req.header('content-type') ?? '');

/** As the library will read it; a body that it cannot read is its to refuse. */
async function readBody(c: Context): Promise<Record<string, unknown> | undefined> {
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body ? { ...body } : undefined;
}

/**
 * Without cookies, which nobody is known by here. The library wants an `Origin` all the same, which is for browsers: they
 * send theirs, and one that is not ours is refused; a program has none and is given ours.
 */
function asLibraryWants(request: Request, publicUrl: string): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  if (!headers.has('origin') && !headers.has('referer')) headers.set('origin', publicUrl);
  for (const name of [...headers.keys()]) if (name.startsWith('x-forwarded-')) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * The answer without cookies. A refusal hands out nothing: a session made and taken back in one request left its token
 * in the headers.
 */
function bearerOnly(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');
  if (answer.status >= 400) headers.delete('set-auth-token');
  return new Response(answer.body, { status: answer.status, headers });
}

/** A redirect that a page asked for by fetch, which may not read it: the address as JSON, for the page to read. */
function readable(answer: Response): Response {
  const location = answer.headers.get('location');
  if (answer.status !== 302 || !location) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('location');
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ location }), { headers });
}

type Refused = 400 | 415 | 422;
const refuse = (c: Context<HttpEnv>, status: Refused, code: string, message: string, fields?: Record<string, string>) =>
  c.json({ code, message, ...(fields && { fields }), request_id: c.get('requestId') }, status);
