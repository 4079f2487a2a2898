// What the three jobs of archives have in common: each begins again where its node ended, stops when its owner says so,
// and is given up when it fails again and again.
import { eq, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ArchiveState } from '#contract/privacy/archives.ts';
import { users } from '#server/db/tables/accounts.ts';
import { accountArchives } from '#server/db/tables/archives.ts';
import { type Actor, type Owner, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type ArchiveRecord, changeArchive, dropArchive, giveUpFiles } from './archive-rows.ts';

const copy = spoken(copyInEnglish);

export type JobParts = Pick<Deps, 'files' | 'images' | 'store' | 'vault'>;

/** A job that was begun so often has something about it that another try does not mend. */
const mostTries = 5;

/** Its owner said so. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/**
 * Does one archive's work, if it is still to be done. @throws whatever `work` does but for being stopped: the job comes
 * again
 */
export async function workOn(
  parts: JobParts,
  archiveId: string,
  state: ArchiveState,
  work: (row: ArchiveRecord, owner: Owner) => Promise<void>,
): Promise<void> {
  const asSystem = <T>(then: (unit: UnitOfWork) => Promise<T>) => withActor(parts.store, system, then);
  const row = await asSystem((unit) => begin(unit, archiveId, state));
  if (!row) return;
  const stop = () => asSystem((unit) => stopped(unit, archiveId));
  if (row.state === 'stopping') return stop();
  if (row.tries > mostTries) return asSystem((unit) => giveUp(unit, row));
  try {
    await work(row, await ownerOf(parts.store, row));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    await stop();
  }
}

/** Undefined where it is done, or was taken away. */
async function begin({ tx }: UnitOfWork, id: string, state: ArchiveState): Promise<ArchiveRecord | undefined> {
  const [row] = await tx
    .update(accountArchives)
    .set({ tries: sql`${accountArchives.tries} + 1`, done: 0 })
    .where(eq(accountArchives.id, id))
    .returning();
  return row && [state, 'stopping'].includes(row.state) ? row : undefined;
}

async function stopped(unit: UnitOfWork, id: string): Promise<void> {
  const [row] = await unit.tx.select().from(accountArchives).where(eq(accountArchives.id, id)).for('update');
  if (!row) return;
  await giveUpFiles(unit, row);
  await dropArchive(unit, row);
}

async function giveUp(unit: UnitOfWork, row: ArchiveRecord): Promise<void> {
  await giveUpFiles(unit, row);
  await changeArchive(unit, row.id, { state: 'failed', problem: copy.gaveUp, passphrase: null });
}

async function ownerOf(store: Store, row: ArchiveRecord): Promise<Owner> {
  const [person] = await withActor(store, system, ({ tx }) =>
    tx.select({ name: users.full_name }).from(users).where(eq(users.id, row.customer_id)),
  );
  return { kind: 'owner', userId: row.asked_by, customerId: row.customer_id, name: person?.name ?? '' };
}

/**
 * Tells how far a job is, beside its transaction, or nobody could see it before the end; and hears whether it is to
 * stop. @throws Stopped
 */
export async function createProgress(store: Store, actor: Actor, { id }: ArchiveRecord, total: number) {
  const stride = Math.max(1, Math.min(2000, Math.floor(total / 100)));
  let done = 0;
  let told = 0;
  const tell = async () => {
    told = done;
    const row = await withActor(
      store,
      actor,
      (unit) => changeArchive(unit, id, { done: Math.min(Math.floor(done), total), total }),
      'soon',
    );
    if (!row || row.state === 'stopping') throw new Stopped();
  };
  await tell();
  return async (steps: number): Promise<void> => {
    done += steps;
    if (done - told >= stride) await tell();
  };
}

/** There may be years of it: a transaction of a job takes longer than a request's. */
export async function takeTime({ tx }: UnitOfWork): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
}
