import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { unknownVariable } from '#contract/conversations/reply-variables.ts';
import { type SavedReply, type SavedReplyForm, savedReplyLimits } from '#contract/conversations/saved-replies.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/saved-replies.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { savedReplies } from '#server/db/tables/saved-replies.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden, invalid, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mayEdit } from './policy.ts';

const copy = spoken(copyInEnglish);

type Row = typeof savedReplies.$inferSelect;

/** The team's and their own: a colleague's own does not exist for them. */
const seenBy = ({ userId }: Staff) => or(isNull(savedReplies.person_id), eq(savedReplies.person_id, userId));

export async function listReplies({ tx }: UnitOfWork, staff: Staff): Promise<SavedReply[]> {
  const rows = await tx
    .select()
    .from(savedReplies)
    .where(seenBy(staff))
    .orderBy(asc(sql`lower(${savedReplies.name})`), asc(savedReplies.id));
  return rows.map((row) => toReply(row, staff));
}

/** @throws FORBIDDEN for the team's unless a lead writes it, INVALID at `body`, CONFLICT at `name` */
export async function saveReply(
  unit: UnitOfWork,
  staff: Staff,
  { scope, ...fields }: SavedReplyForm,
): Promise<SavedReply> {
  const person_id = scope === 'own' ? staff.userId : null;
  mustBeTheirs(staff, { person_id });
  mustBeKnown(fields.body);
  await mustBeFree(unit, { person_id, name: fields.name });
  const at = { created_at: unit.now, updated_at: unit.now };
  const [row] = await unit.tx
    .insert(savedReplies)
    .values({ ...fields, person_id, ...at })
    .returning();
  return shown(row, staff);
}

/** What is left out stays as it is. @throws as `saveReply` does, and NOT_FOUND for a colleague's own */
export async function changeReply(
  unit: UnitOfWork,
  staff: Staff,
  { id, ...changes }: { id: string } & Partial<Omit<SavedReplyForm, 'scope'>>,
): Promise<SavedReply> {
  const { person_id, name } = await find(unit, staff, id);
  if (changes.body !== undefined) mustBeKnown(changes.body);
  await mustBeFree(unit, { person_id, name: changes.name ?? name, id });
  const [row] = await unit.tx
    .update(savedReplies)
    .set({ ...changes, updated_at: unit.now })
    .where(eq(savedReplies.id, id))
    .returning();
  return shown(row, staff);
}

/** @returns what it was, so that it can be saved again @throws NOT_FOUND, FORBIDDEN */
export async function removeReply(unit: UnitOfWork, staff: Staff, id: string): Promise<SavedReply> {
  const row = await find(unit, staff, id);
  await unit.tx.delete(savedReplies).where(eq(savedReplies.id, id));
  return toReply(row, staff);
}

async function find({ tx }: UnitOfWork, staff: Staff, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedReplies)
    .where(and(seenBy(staff), eq(savedReplies.id, id)))
    .for('update');
  if (!row) throw notFound();
  mustBeTheirs(staff, row);
  return row;
}

function mustBeTheirs(staff: Staff, reply: Pick<Row, 'person_id'>): void {
  if (!mayEdit(staff, reply)) throw forbidden(copy.onlyLeadsEdit);
}

function mustBeKnown(body: string): void {
  const variable = unknownVariable(body);
  if (variable !== undefined) throw invalid({ body: fill(copy.unknownVariable, { variable }) });
}

/** One after the other, so that two of one name cannot come at once. */
async function mustBeFree(
  { tx }: UnitOfWork,
  { person_id, name, id }: Pick<Row, 'person_id' | 'name'> & { id?: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`replies:${person_id ?? 'team'}`}, 0))`);
  const others = await tx
    .select({ name: savedReplies.name })
    .from(savedReplies)
    .where(
      and(
        person_id === null ? isNull(savedReplies.person_id) : eq(savedReplies.person_id, person_id),
        id ? ne(savedReplies.id, id) : undefined,
      ),
    );
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw conflict(copy.nameTaken, { name: copy.nameTaken });
  if (others.length >= savedReplyLimits.replies) throw conflict(copy.tooMany, { name: copy.tooMany });
}

const toReply = ({ id, name, body, after, person_id, updated_at }: Row, staff: Staff): SavedReply => ({
  ...{ id, name, body, after },
  scope: person_id === null ? 'team' : 'own',
  editable: mayEdit(staff, { person_id }),
  updated_at: updated_at.toISOString(),
});

function shown(row: Row | undefined, staff: Staff): SavedReply {
  if (!row) throw notFound();
  return toReply(row, staff);
}
