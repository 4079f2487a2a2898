import { AssignedContractor, sameContractor } from '#contract/contractors/assigned.ts';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import { LocalRefusal } from '../refusal.ts';
import { AssignmentBoard } from './assignment-board.tsx';
import { sayDone, told } from './assignment-words.ts';

/**
 * The contractors of a property that is not saved yet: the list is handed in and out, nothing is sent. `error` is the
 * message of step 5; `attempt` goes up with every failed try to go on, so that a missing star is explained each time.
 */
export function AssignmentPanel({
  draftId,
  value,
  onChange,
  error,
  attempt,
}: {
  draftId: string;
  value: readonly AssignedContractor[];
  onChange: (next: AssignedContractor[]) => void;
  error?: string | undefined;
  attempt?: number;
}) {
  const starred = (at: number | null) => value.map((one, index) => ({ ...one, is_contact_point: index === at }));
  const others = (index: number) => value.filter((_, at) => at !== index);
  const mustBeNew = (one: NewContractor, among: readonly AssignedContractor[]) => {
    if (among.some((other) => sameContractor(other) === sameContractor(one))) throw new LocalRefusal(told.duplicate);
  };
  return (
    <AssignmentBoard
      about={draftId}
      items={value}
      keepsStar={false}
      error={error}
      {...(attempt !== undefined && { attempt })}
      acts={{
        star: (at) => {
          onChange(starred(at));
          if (at !== null) sayDone(told.starMoved);
        },
        move: (from, to) => onChange(moved(value, from, to)),
        remove: (index, next) => {
          const list = next === undefined ? [...value] : starred(next);
          onChange(list.filter((_, at) => at !== index));
          sayDone(told.removed);
        },
        add: async (one) => {
          mustBeNew(one, value);
          onChange([...value, AssignedContractor.parse({ ...one, is_contact_point: false })]);
          sayDone(told.added(one.company_name));
        },
        change: async (index, changed) => {
          mustBeNew(changed, others(index));
          onChange(value.map((one, at) => (at === index ? { ...one, ...changed } : one)));
          sayDone(told.updated);
        },
      }}
    />
  );
}

/** The same list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
