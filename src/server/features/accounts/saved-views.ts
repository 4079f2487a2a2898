import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { type SavedView, type ViewedTable, viewLimits } from '#contract/accounts/saved-views.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/views.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import { savedViews } from '#server/db/tables/saved-views.ts';
import { isStaff, type Owner, type Staff } from '#server/kernel/actor.ts';
import { os, signedIn } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

type Row = typeof savedViews.$inferSelect;

export const savedViewProcedures = {
  list: os.savedViews.list.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async ({ tx }) => {
      const rows = await tx
        .select()
        .from(savedViews)
        .where(and(mine(actor), eq(savedViews.table, input.table), isNull(savedViews.removed_at)))
        .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
      return { items: rows.map(toView) };
    }),
  ),
  save: os.savedViews.save.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await mustBeFree(unit, actor, input);
      const [row] = await unit.tx
        .insert(savedViews)
        .values({ ...input, ...whose(actor), created_at: unit.now, updated_at: unit.now })
        .returning();
      return shown(row);
    }),
  ),
  change: os.savedViews.change.use(signedIn).handler(({ input: { id, ...changes }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const { table, name } = await find(unit, actor, id);
      await mustBeFree(unit, actor, { table, name: changes.name ?? name, id });
      const [row] = await unit.tx
        .update(savedViews)
        .set({ ...changes, updated_at: unit.now })
        .where(and(mine(actor), eq(savedViews.id, id)))
        .returning();
      return shown(row);
    }),
  ),
  remove: os.savedViews.remove.use(signedIn).handler(({ input: { id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await find(unit, actor, id);
      await unit.tx
        .update(savedViews)
        .set({ removed_at: unit.now })
        .where(and(mine(actor), eq(savedViews.id, id), isNull(savedViews.removed_at)));
      return { id };
    }),
  ),
  restore: os.savedViews.restore.use(signedIn).handler(({ input: { id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const { table, name } = await find(unit, actor, id);
      await mustBeFree(unit, actor, { table, name, id });
      const [row] = await unit.tx
        .update(savedViews)
        .set({ removed_at: null })
        .where(and(mine(actor), eq(savedViews.id, id)))
        .returning();
      return shown(row);
    }),
  ),
};

type Viewer = Owner | Staff;

/** Each person's own, also among several of one account. Whoever is of the team is in no account but their own. */
const whose = (viewer: Viewer) => ({
  customer_id: isStaff(viewer) ? viewer.userId : viewer.customerId,
  person_id: viewer.userId,
});
const mine = (viewer: Viewer) => {
  const { customer_id, person_id } = whose(viewer);
  return and(eq(savedViews.customer_id, customer_id), eq(savedViews.person_id, person_id));
};

/** One that is there, or was until a day ago. @throws NOT_FOUND */
async function find({ tx, now }: UnitOfWork, owner: Viewer, id: string): Promise<Row> {
  const since = new Date(now.getTime() - retention.views.days * dayMs);
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(mine(owner), eq(savedViews.id, id), or(isNull(savedViews.removed_at), gt(savedViews.removed_at, since))))
    .for('update');
  if (!row) throw notFound();
  return row;
}

type Wanted = { table: ViewedTable; name: string; id?: string };

/** One after the other for each person, so that two of one name cannot come at once. @throws CONFLICT */
async function mustBeFree({ tx }: UnitOfWork, owner: Viewer, { table, name, id }: Wanted): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views:${owner.userId}`}, 0))`);
  const others = await tx
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(
      and(
        mine(owner),
        eq(savedViews.table, table),
        isNull(savedViews.removed_at),
        id ? ne(savedViews.id, id) : undefined,
      ),
    );
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw conflict(copy.nameTaken, { name: copy.nameTaken });
  if (others.length >= viewLimits.views) throw conflict(copy.tooMany, { name: copy.tooMany });
}

const toView = ({ id, table, name, search, created_at, updated_at }: Row): SavedView => ({
  id,
  table,
  name,
  search,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

function shown(row: Row | undefined): SavedView {
  if (!row) throw notFound();
  return toView(row);
}
