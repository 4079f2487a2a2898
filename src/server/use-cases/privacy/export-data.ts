import { eq } from 'drizzle-orm';
import * as copy from '#contract/messages/en/privacy/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { users } from '#server/db/tables/accounts.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { asJson } from './as-json.ts';
import { filesIn } from './exported-files.ts';
import { exportedTables, tablesLeftOut } from './exported-tables.ts';
import { guestEntries, noting } from './guest-entries.ts';
import { openSealed } from './open-sealed.ts';
import { type Row, rowsOf } from './read-rows.ts';
import { type ZipEntry, zip } from './zip.ts';

/** By one owner: an archive is work. */
const taking: RateLimit = { name: 'data-export', max: 6, windowSeconds: 3600 };
const takingGuests: RateLimit = { name: 'guest-export', max: 60, windowSeconds: 3600 };

type Asked = Pick<RequestContext, 'deps' | 'sessionId'> & { actor: Owner };

/** All that is kept about an owner and what is theirs, as they may see it. @throws FORBIDDEN for codes without a password */
export async function exportOwner({ deps, actor, sessionId = '' }: Asked, codes: boolean) {
  await limitRate(deps.store, taking, actor.userId);
  if (codes && !(await deps.takePasswordProof(sessionId))) throw forbidden(copy.passwordFirst);
  await tell(deps, actor, codes ? copy.everythingWithCodes : copy.everythingWithoutCodes);
  return archive('porchlight-account', ownerEntries(deps, actor, codes), deps);
}

/** All that is kept about the guest of one stay, for that guest: no codes, nothing of anybody else. @throws NOT_FOUND */
export async function exportGuest({ deps, actor }: Asked, stayId: string) {
  const entries = await guestEntries(deps, actor, stayId);
  await limitRate(deps.store, takingGuests, actor.userId);
  await tell(deps, actor, copy.aboutOneGuest);
  return archive('porchlight-guest', entries, deps);
}

const tell = (deps: Pick<Deps, 'store'>, { customerId, ...actor }: Owner, subject: string) =>
  withActor(deps.store, { customerId, ...actor }, (unit) => unit.audit({ kind: 'data.exported', customerId, subject }));

async function* ownerEntries(
  deps: Pick<Deps, 'files' | 'store' | 'vault'>,
  actor: Owner,
  codes: boolean,
): AsyncGenerator<ZipEntry> {
  const parts = { store: deps.store, actor };
  const vault = codes ? deps.vault : null;
  yield { name: 'README.txt', body: [Buffer.from(readMe(codes))] };
  yield { name: 'account.json', body: asJson(rowsOf(parts, users, eq(users.id, actor.customerId))) };
  const files: string[] = [];
  for (const { name, table, whose } of exportedTables) {
    const pages = noting(rowsOf(parts, table, eq(whose, actor.customerId)), files);
    yield { name: `${name}.json`, body: asJson(opened(name, pages, vault)) };
  }
  yield* filesIn(deps.files, files);
}

async function* opened(name: string, pages: AsyncIterable<Row[]>, vault: Vault | null): AsyncGenerator<Row[]> {
  for await (const page of pages) yield page.map((row) => openSealed(name, row, vault));
}

function archive(name: string, entries: AsyncIterable<ZipEntry>, { clock, store }: Pick<Deps, 'clock' | 'store'>) {
  const at = clock.now();
  const file = `${name}-${at.toISOString().slice(0, 10)}.zip`;
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${file}"` },
    body: zip(entries, at, store.report),
  };
}

const readMe = (codes: boolean) =>
  [
    copy.readMe,
    codes ? copy.readMeWithCodes : copy.readMeWithoutCodes,
    copy.readMeSecrets,
    copy.leftOut,
    ...[...tablesLeftOut].map(([name, why]) => fill(copy.leftOutTable, { table: name, why })),
    '',
  ].join('\n');
