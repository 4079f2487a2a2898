import { randomBytes } from 'node:crypto';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { mayUse, requireFeature } from '#features/billing';
import type { Owner } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { type Keepable, once, shownOnce } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { listDeliveries, replay, sendTest } from './deliveries.ts';
import { addWebhook, changeWebhook, listWebhooks, removeWebhook } from './endpoints.ts';
import { keyMadeMail } from './key-mail.ts';
import { addKey, keyMark, listKeys, revokeKey } from './keys.ts';
import { newSigningSecret } from './sign.ts';
import { replaceSecret } from './signing-secrets.ts';

const copy = spoken(copyInEnglish);

type Asked = { actor: Owner; deps: Deps };

/** Sends by hand: a test, a replay. */
const byHand: RateLimit = { name: 'webhook_by_hand', max: 60, windowSeconds: 600 };

const reading = <T>({ actor, deps }: Asked, work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(deps.store, actor, work);
/** Whatever makes or sends something is for plans that have API access; ending it never is. */
const entitled =
  <T>({ actor, deps }: Asked, work: (unit: UnitOfWork) => Promise<T>) =>
  async (unit: UnitOfWork): Promise<T> => {
    await requireFeature(unit, deps.settings, actor.customerId, 'api_access');
    return work(unit);
  };
const onceEntitled = <T extends Keepable>(asked: Asked, work: (unit: UnitOfWork) => Promise<T>) =>
  once(asked.deps, asked.actor, entitled(asked, work));
const canAdd = async (unit: UnitOfWork, { actor, deps }: Asked) => ({
  add: await mayUse(unit, deps.settings, actor.customerId, 'api_access'),
});

const keyShown = shownOnce(copyInEnglish.keyMadeOnce);
const signingSecretShown = shownOnce(copyInEnglish.webhookMadeOnce);
const nextSecretShown = shownOnce(copyInEnglish.secretReplacedOnce);

const d = os.developers;

export const developerProcedures = {
  keys: d.keys.use(ownerOnly).handler(({ context }) =>
    reading(context, async (unit) => ({
      items: await listKeys(unit, context.actor.customerId),
      can: await canAdd(unit, context),
    })),
  ),
  addKey: d.addKey.use(ownerOnly).handler(async ({ input, context }) => {
    const { actor, deps } = context;
    const key = `${keyMark}${randomBytes(32).toString('base64url')}`;
    const add = entitled(context, async (unit) => {
      if (!(await deps.takePasswordProof(context.sessionId ?? ''))) throw forbidden(copy.passwordFirst);
      const made = await addKey(unit, actor.customerId, input, key);
      await unit.enqueue('mail.send', keyMadeMail({ email: context.email ?? '', name: actor.name }, made));
      return made;
    });
    return { ...(await once(deps, actor, add, keyShown)), key };
  }),
  revokeKey: d.revokeKey.use(ownerOnly).handler(({ input, context }) =>
    once(context.deps, context.actor, async (unit) => {
      await revokeKey(unit, context.actor.customerId, input.id);
      return { id: input.id };
    }),
  ),
  webhooks: d.webhooks.use(ownerOnly).handler(({ context }) =>
    reading(context, async (unit) => ({
      items: await listWebhooks(unit, context.actor.customerId),
      can: await canAdd(unit, context),
    })),
  ),
  addWebhook: d.addWebhook.use(ownerOnly).handler(async ({ input, context }) => {
    const { actor, deps } = context;
    const secret = newSigningSecret();
    const add = entitled(context, (unit) => addWebhook(unit, deps, actor.customerId, { ...input, secret }));
    return { ...(await once(deps, actor, add, signingSecretShown)), secret };
  }),
  changeWebhook: d.changeWebhook
    .use(ownerOnly)
    .handler(({ input, context }) =>
      onceEntitled(context, (unit) => changeWebhook(unit, context.deps.webhooks, context.actor.customerId, input)),
    ),
  replaceSecret: d.replaceSecret.use(ownerOnly).handler(async ({ input, context }) => {
    const { actor, deps } = context;
    const secret = newSigningSecret();
    const replace = entitled(context, (unit) =>
      replaceSecret(unit, deps.vault, actor.customerId, { ...input, secret }),
    );
    return { ...(await once(deps, actor, replace, nextSecretShown)), secret };
  }),
  removeWebhook: d.removeWebhook.use(ownerOnly).handler(({ input, context }) =>
    once(context.deps, context.actor, async (unit) => {
      await removeWebhook(unit, context.actor.customerId, input.id);
      return { id: input.id };
    }),
  ),
  testWebhook: d.testWebhook.use(ownerOnly).handler(async ({ input, context }) => {
    await limitRate(context.deps.store, byHand, context.actor.userId);
    return onceEntitled(context, (unit) => sendTest(unit, context.actor.customerId, input.id));
  }),
  deliveries: d.deliveries
    .use(ownerOnly)
    .handler(({ input, context }) => reading(context, (unit) => listDeliveries(unit, context.actor.customerId, input))),
  replay: d.replay.use(ownerOnly).handler(async ({ input, context }) => {
    await limitRate(context.deps.store, byHand, context.actor.userId);
    return onceEntitled(context, (unit) => replay(unit, context.actor.customerId, input.id));
  }),
};
