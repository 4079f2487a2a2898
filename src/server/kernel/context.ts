import { implement } from '@orpc/server';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import type { ApiScope } from '#contract/enumerations/api-scopes.ts';
import { contract } from '#contract/index.ts';
import type { Clock } from '#server/platform/clock/port.ts';
import type { Documents } from '#server/platform/documents/port.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import type { ImageProcessor } from '#server/platform/images/port.ts';
import type { LanguageModel } from '#server/platform/model/port.ts';
import type { Payments } from '#server/platform/payments/port.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { WebPages } from '#server/platform/web-pages/port.ts';
import type { WebhookSender } from '#server/platform/webhooks/port.ts';
import { type Actor, isStaff, type Owner, type Staff } from './actor.ts';
import type { Settings } from './env.ts';
import { forbidden, twoFactorRequired, unauthorized } from './errors.ts';
import type { FileLinks } from './file-links.ts';
import type { Links } from './links.ts';
import type { Live } from './live.ts';
import type { Repeat } from './once-claim.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './transaction.ts';

/** Everything a procedure or verb may reach; `main.ts` and the tests decide what is real. */
export type Deps = {
  store: Store;
  live: Live;
  clock: Clock;
  vault: Vault;
  /** Reads and writes the `auth` schema, which the application's role cannot. For the accounts feature alone. */
  authDb: NodePgDatabase;
  /** The same, for what changes a login and tells of it in one transaction. */
  authStore: Store;
  hashPassword(password: string): Promise<string>;
  /** Uses up the proof that a session gave its password in the last five minutes; false without one. */
  takePasswordProof(sessionId: string): Promise<boolean>;
  /** Uses up a code of somebody's authenticator app; false for a wrong or used one. */
  takeCode(userId: string, code: string): Promise<boolean>;
  /** How many backup codes somebody has left. */
  countBackupCodes(userId: string): Promise<number>;
  /** Where a captcha is configured, whether its answer came along and is right. @throws INVALID, UNAVAILABLE */
  checkCaptcha(headers: Headers): Promise<void>;
  files: FileStore;
  images: ImageProcessor;
  fileLinks: FileLinks;
  links: Links;
  /** Undefined where nobody has set a provider up: then plans are shown and cannot be bought. */
  payments: Payments | undefined;
  webhooks: WebhookSender;
  webPages: WebPages;
  documents: Documents;
  /** Undefined where none is set: the embedded engine answers everything. */
  model: LanguageModel | undefined;
  settings: Settings;
  sessions: Sessions;
  log: Logger;
  /** Of a request that came with an Idempotency-Key: for `once`. */
  repeat?: Repeat | undefined;
};

/** One request. `actor` is who the bearer token says; guests and contractors are found from their own tokens. */
export type RequestContext = {
  deps: Deps;
  actor: Actor | undefined;
  /** Who is signed in, wherever they ask: in no account, or not in the one that they name, they are no actor. */
  person?: Actor | undefined;
  email: string | undefined;
  /** What the API key may do that asks in the owner's name; undefined for people. */
  scopes: readonly ApiScope[] | undefined;
  /** Whether whoever is signed in has a second factor. */
  twoFactor: boolean;
  sessionId: string | undefined;
  /** As far as this node remembers: it may have slid on since. */
  sessionExpiresAt: Date | undefined;
  headers: Headers;
  ip: string;
  requestId: string;
};

/** Input is looked at last, after whoever has no business here was sent away. */
export const os = implement(contract)
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/** Whether staff must have a second factor before anything else, and this one has none. */
export const lacksTwoFactor = ({ actor, twoFactor, deps }: Pick<RequestContext, 'actor' | 'twoFactor' | 'deps'>) =>
  actor !== undefined && isStaff(actor) && !twoFactor && deps.settings.staffTwoFactor === 'required';

/** Procedures for whoever is signed in: the owner of the rows, or staff. */
export const signedIn = os.middleware(({ context, next }) => {
  if (lacksTwoFactor(context)) throw twoFactorRequired();
  return next({ context: { actor: personOf(context.actor) } });
});

/** The same for the few things that staff may do before they have a second factor. */
export const signedInAnyhow = os.middleware(({ context, next }) =>
  next({ context: { actor: personOf(context.actor) } }),
);

function personOf(actor: Actor | undefined): Owner | Staff {
  if (!actor || !(actor.kind === 'owner' || isStaff(actor))) throw unauthorized();
  return actor;
}

export const ownerOnly = os.middleware(({ context, next }) => {
  const { actor } = context;
  if (!actor) throw unauthorized();
  if (actor.kind !== 'owner') throw forbidden();
  return next({ context: { actor } });
});

export const staffOnly = os.middleware(({ context, next }) => {
  const { actor } = context;
  if (!actor) throw unauthorized();
  if (!isStaff(actor)) throw forbidden();
  if (lacksTwoFactor(context)) throw twoFactorRequired();
  return next({ context: { actor } });
});

export const adminOnly = os.middleware(({ context, next }) => {
  const { actor } = context;
  if (!actor) throw unauthorized();
  if (actor.kind !== 'admin') throw forbidden();
  if (lacksTwoFactor(context)) throw twoFactorRequired();
  const lead: Staff = actor;
  return next({ context: { actor: lead } });
});
