import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { type ArchiveRecord, archivesOf, lockArchive, toArchive } from './archive-rows.ts';
import { askArchive, awaitArchive, removeArchive } from './ask-archive.ts';
import { archiveFileName } from './file-name.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';
import { requireEmpty } from './is-empty.ts';
import { askCheck, askReadBack, takePart } from './receive-archive.ts';

const copy = spoken(copyInEnglish);

/** By one owner: an archive is work. A file of 3 GB comes in 768 parts. */
const taking: RateLimit = { name: 'archive', max: 6, windowSeconds: 3600 };
const sending: RateLimit = { name: 'archive-part', max: 3000, windowSeconds: 3600 };
const trying: RateLimit = { name: 'archive-check', max: 20, windowSeconds: 3600 };

const a = os.archives;

/** People alone: no program of an owner's takes everything along, whatever its key may. */
const person = ownerOnly.concat(({ context, next }) => {
  if ((context.actor as Owner).key) throw forbidden(); // `ownerOnly` let it in
  return next();
});

export const archiveProcedures = {
  list: a.list.use(person).handler(async ({ context: { actor, deps } }) => ({
    items: (await withActor(deps.store, actor, (unit) => archivesOf(unit, actor))).map(toArchive),
  })),
  make: a.make.use(person).handler(async ({ input, context: { actor, deps, sessionId = '' } }) => {
    await limitRate(deps.store, taking, actor.userId);
    return once(deps, actor, async (unit) => {
      if (input.passphrase !== null) await requireFreshSignIn(deps, sessionId);
      return toArchive(await askArchive(unit, deps.vault, actor, input.passphrase));
    });
  }),
  link: a.link.use(person).handler(async ({ input, context: { actor, deps, sessionId = '' } }) => {
    const row = await withActor(deps.store, actor, (unit) => lockArchive(unit, actor, input.id));
    if (row.state !== 'ready') throw conflict(copy.notReady);
    await requireFreshSignIn(deps, sessionId);
    await told(deps, actor);
    return { url: deps.fileLinks.urlFor(`archives/${row.id}/${archiveFileName(row)}`) };
  }),
  receive: a.receive.use(person).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await requireEmpty(unit, actor.customerId);
      return toArchive(await awaitArchive(unit, actor, input));
    }),
  ),
  part: a.part.use(person).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, sending, actor.userId);
    return toArchive(await takePart(deps, actor, input));
  }),
  check: a.check.use(person).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, trying, actor.userId);
    return once(deps, actor, async (unit) => answered(await askCheck(unit, deps.vault, actor, input)));
  }),
  readBack: a.readBack
    .use(person)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => answered(await askReadBack(unit, actor, input.id))),
    ),
  remove: a.remove.use(person).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await removeArchive(unit, actor, input.id);
      return {};
    }),
  ),
};

const told = ({ store }: Pick<Deps, 'store'>, owner: Owner) =>
  withActor(store, owner, (unit) =>
    unit.audit({ kind: 'data.exported', customerId: owner.customerId, subject: copyInEnglish.downloaded }),
  );

function answered(row: ArchiveRecord | undefined) {
  if (!row) throw conflict(copy.notReady);
  return toArchive(row);
}
