// What was under way when an archive was made does not go on where it is read back: nobody is asked, called or told, and
// what is over stays over.
import type { ArchiveChange } from '#contract/privacy/archives.ts';

type Row = Record<string, unknown>;
export type Note = (what: ArchiveChange) => void;
type Rest = (row: Row, at: { now: Date; note: Note }) => Row;

const waitsForPeople = ['waiting', 'assigned', 'snoozed'];
/** Nobody who was asked has taken it. */
const beingAsked = ['offered', 'awaiting_approval'];

/** By noun; one that is not here holds nothing that goes on by itself. */
export const rests: ReadonlyMap<string, Rest> = new Map(
  Object.entries<Rest>({
    work_orders(row, { now, note }) {
      const quiet = { ...row, dispatch_after: null, confirm_due_at: null };
      if (row.dispatch_state === 'pending_confirmation') {
        note('jobs_closed');
        const completed_at = row.completed_at ?? now.toISOString();
        return { ...quiet, status: 'completed', dispatch_state: 'closed', completed_at };
      }
      if (row.dispatch_state !== 'closed') note('jobs_rest');
      return beingAsked.includes(String(row.dispatch_state)) ? { ...quiet, dispatch_state: 'triage' } : quiet;
    },
    offers: (row, { now }) =>
      row.state === 'offered' ? { ...row, state: 'revoked', answered_at: now.toISOString() } : row,
    approvals: (row, { now }) =>
      row.decision === null ? { ...row, decision: 'overtaken', decided_at: now.toISOString() } : row,
    conversations(row, { note }) {
      const waits = waitsForPeople.includes(String(row.state));
      if (waits) note('chats_closed');
      return {
        ...row,
        ...(waits && { state: 'done' }),
        ...{
          assigned_to: null,
          waiting_since: null,
          sla_due_at: null,
          sla_paused_for: null,
          snoozed_until: null,
          answer_due_since: null,
        },
      };
    },
    messages: (row) => ({ ...row, answer_due: false }),
    reply_drafts: (row, { now }) =>
      row.state === 'waiting' ? { ...row, state: 'dropped', settled_at: now.toISOString() } : row,
    handoffs: (row, { now }) => (row.ended_at === null ? { ...row, ended_at: now.toISOString() } : row),
    alarms: (row, { now }) => (row.ended_at === null ? { ...row, ended_at: now.toISOString() } : row),
    owner_questions(row, { note }) {
      const isOpen = row.answered_at === null && row.dismissed_at === null;
      if (isOpen) note('questions_silent');
      return { ...row, due_at: isOpen ? null : row.due_at, remind_at: null };
    },
    // Whoever has left by now is told of no more.
    stays: (row, { now }) =>
      row.rotation_told_at === null && String(row.check_out) <= now.toISOString().slice(0, 10)
        ? { ...row, rotation_told_at: now.toISOString(), rotation_settled_at: now.toISOString() }
        : row,
  }),
);
