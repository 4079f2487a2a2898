import * as copyInEnglish from '#contract/messages/en/stays.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { conflict } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { codesToChange, keepCode } from './code-rotation.ts';
import { cancelStay, changeStay, createStay, renewLink, restoreStay } from './manage-stays.ts';
import { findOwnStay, listStays, toStay } from './queries.ts';
import { listReleases } from './releases.ts';
import { mailLink } from './send-link.ts';
import { personalLink } from './stay-links.ts';

const copy = spoken(copyInEnglish);

/** Mails of links by one owner. */
const mailing = { name: 'stay-link-mail', max: 60, windowSeconds: 3600 };

type OwnStay = Awaited<ReturnType<typeof findOwnStay>>;
const linkOf = ({ vault, links }: Pick<Deps, 'links' | 'vault'>, { stay, property }: OwnStay): string =>
  personalLink(vault, links.guest(property.guest_token), stay);

/** Whoever has the link has the codes. Of which property: whose link it is goes with the guest. */
const tellOfLink = (unit: UnitOfWork, what: 'shown' | 'renewed' | 'mailed', { stay, property }: OwnStay) =>
  unit.audit({
    kind: `personal_link.${what}`,
    customerId: stay.customer_id,
    subject: property.name,
    joined: what === 'shown',
  });

export const stayProcedures = {
  list: os.stays.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listStays(unit, actor.customerId, input)),
    ),
  create: os.stays.create
    .use(ownerOnly)
    .handler(({ input: { property_id, ...form }, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await createStay(unit, actor.customerId, property_id, form))),
    ),
  update: os.stays.update
    .use(ownerOnly)
    .handler(({ input: { id, ...form }, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await changeStay(unit, actor.customerId, id, form))),
    ),
  cancel: os.stays.cancel
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await cancelStay(unit, actor.customerId, input.id))),
    ),
  restore: os.stays.restore
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await restoreStay(unit, actor.customerId, input.id))),
    ),
  link: os.stays.link.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const own = await findOwnStay(unit, actor.customerId, input.id);
      await tellOfLink(unit, 'shown', own);
      return { link: linkOf(deps, own) };
    }),
  ),
  renewLink: os.stays.renewLink.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(
      deps,
      actor,
      async (unit) => {
        const own = await renewLink(unit, actor.customerId, input.id);
        await tellOfLink(unit, 'renewed', own);
        return { link: linkOf(deps, own) };
      },
      async (unit) => ({ link: linkOf(deps, await findOwnStay(unit, actor.customerId, input.id)) }),
    ),
  ),
  sendLink: os.stays.sendLink.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, mailing, actor.userId);
    return once(deps, actor, async (unit) => {
      const own = await findOwnStay(unit, actor.customerId, input.id);
      const to = own.stay.guest_email;
      if (!to) throw conflict(copy.emailNeeded);
      if (own.stay.status === 'cancelled') throw conflict(copy.linkIsClosed);
      await mailLink(unit, { ...own, to, link: linkOf(deps, own) });
      await tellOfLink(unit, 'mailed', own);
      return { to };
    });
  }),
  releases: os.stays.releases
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listReleases(unit, actor.customerId, input)),
    ),
  codesToChange: os.stays.codesToChange
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await codesToChange(unit, actor.customerId) })),
    ),
  keepCode: os.stays.keepCode.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await keepCode(unit, actor.customerId, input.id);
      return { items: await codesToChange(unit, actor.customerId) };
    }),
  ),
};
