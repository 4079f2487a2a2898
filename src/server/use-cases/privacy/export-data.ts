import * as copy from '#contract/messages/en/privacy/answers.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { guestEntries } from './guest-entries.ts';
import { type ZipEntry, zip } from './zip.ts';

/** By one owner: a file is work. */
const takingGuests: RateLimit = { name: 'guest-export', max: 60, windowSeconds: 3600 };

type Asked = Pick<RequestContext, 'deps'> & { actor: Owner };

/** All that is kept about the guest of one stay, for that guest: no codes, nothing of anybody else. @throws NOT_FOUND */
export async function exportGuest({ deps, actor }: Asked, stayId: string) {
  const entries = await guestEntries(deps, actor, stayId);
  await limitRate(deps.store, takingGuests, actor.userId);
  await tell(deps, actor, copy.aboutOneGuest);
  return archive('porchlight-guest', entries, deps);
}

const tell = (deps: Pick<Deps, 'store'>, { customerId, ...actor }: Owner, subject: string) =>
  withActor(deps.store, { customerId, ...actor }, (unit) => unit.audit({ kind: 'data.exported', customerId, subject }));

function archive(name: string, entries: AsyncIterable<ZipEntry>, { clock, store }: Pick<Deps, 'clock' | 'store'>) {
  const at = clock.now();
  const file = `${name}-${at.toISOString().slice(0, 10)}.zip`;
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${file}"` },
    body: zip(entries, at, store.report),
  };
}
