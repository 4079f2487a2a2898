import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from '#contract/z.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Guest } from './chat-tables.ts';
import { namedByOthers } from './job-names.ts';
import type { Row } from './read-rows.ts';
import { saidOf, withoutWords } from './said-of-jobs.ts';

/** What of any job that a guest told of is about that guest; whom it was given to and what it cost is not. */
const ofAny = ['id', 'service_type', 'property_name', 'property_address', 'status', 'created_at', 'completed_at'];
/** And what is, of a job that was opened for them. */
const ofOwn = [
  ...ofAny,
  'guest_name',
  'guest_phone',
  'guest_email',
  'communication_preference',
  'urgency_level',
  'subject_line',
  'issue_summary',
  'attempted_fix',
  'call_summary',
  'guest_confirmed',
  'guest_rating',
];

/** The rows of a table as their guest is given them: nothing that another guest said. */
export async function guestsPartOf(unit: UnitOfWork, table: PgTable, rows: Row[], guest: Guest): Promise<Row[]> {
  if (table === workOrders) return jobsOf(unit, rows, guest);
  if (table === handoffs) return handoffsOf(unit, rows, guest);
  // Notes are for the house alone, the owner's own too.
  if (table === messages)
    return asNamedByUs(
      unit,
      rows.filter(({ kind }) => kind !== 'note'),
      guest,
    );
  if (table === conversations) return asNamedByUs(unit, rows, guest);
  return table === modelCalls ? rows.map(withoutPrompt) : rows;
}

async function jobsOf(unit: UnitOfWork, rows: Row[], guest: Guest): Promise<Row[]> {
  const { chats } = guest;
  const names = await namedByOthers(unit, guest);
  const ids = rows.map(({ id }) => String(id));
  const others = (await saidOf(unit, ids)).filter(({ chat }) => !chats.includes(chat));
  return rows.map((row) => {
    if (!chats.includes(String(row.conversation_id))) return only(ofAny, row);
    const said = others.filter(({ order }) => order === row.id);
    const words = said.map((one) => one.words);
    return {
      ...only(ofOwn, row),
      issue_summary: withoutWords(String(row.issue_summary), words),
      subject_line: names.get(String(row.subject_line)) ?? row.subject_line,
    };
  });
}

/** In their chat a job that another guest had told of is called by that guest's words. */
async function asNamedByUs(unit: UnitOfWork, rows: Row[], guest: Guest): Promise<Row[]> {
  const names = await namedByOthers(unit, guest);
  const renamed = (text: unknown) =>
    [...names].reduce((left, [theirs, ours]) => left.replaceAll(theirs, () => ours), String(text ?? ''));
  return rows.map((row) => {
    if ('preview' in row) return { ...row, preview: renamed(row.preview) };
    return row.author === 'guest' ? row : { ...row, body: renamed(row.body) };
  });
}

/** The desk was told of the job with all that stood in it. */
async function handoffsOf(unit: UnitOfWork, rows: Row[], { chats }: Guest): Promise<Row[]> {
  const { rows: jobs } = await unit.client.query<{ id: string }>(
    'select id from work_orders where conversation_id = any($1::uuid[])',
    [chats],
  );
  const ids = jobs.map(({ id }) => id);
  const others = (await saidOf(unit, ids)).filter(({ chat }) => !chats.includes(chat)).map(({ words }) => words);
  return rows.map((row) => ({
    ...row,
    summary: Lines.parse(row.summary).map((line) => withoutWords(line, others)),
  }));
}

const Lines = z.array(z.string());
const Asked = z.object({ turns: z.array(z.unknown()) });

/** A model is told of the house and of its open jobs beside what the guest wrote. */
const withoutPrompt = ({ request, ...row }: Row): Row => ({
  ...row,
  turns: Asked.safeParse(request).data?.turns ?? [],
});

const only = (names: readonly string[], row: Row): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
