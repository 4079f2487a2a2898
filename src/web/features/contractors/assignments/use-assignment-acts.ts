import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Assignment } from '#contract/contractors/assignments.ts';
import type { Contractor, NewContractor } from '#contract/contractors/contractors.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { refreshContractors } from '../contractor-acts.ts';
import type { AssignmentActs } from './assignment-board.tsx';
import { moved } from './assignment-panel.tsx';
import { sayDone, sayFailed, told } from './assignment-words.ts';

type All = { items: Assignment[] };
type Act = { shown: Assignment[]; send: () => Promise<All>; done?: string; failed: (error: unknown) => string };

/** What shows at once, what is sent, and what is said. A refusal puts the list back as the server has it. */
export function useAssignmentActs(propertyId: string, items: readonly Assignment[]): AssignmentActs {
  const cache = useQueryClient();
  const at = { property_id: propertyId };
  const queryKey = orpc.assignments.list.queryKey({ input: at });
  const mutationKey = ['assignments', propertyId];
  const show = (all: All) => cache.setQueryData(queryKey, all);
  const act = useMutation({
    mutationKey,
    // One after the other: the server's order is the order of the presses.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ send }: Act) => send(),
    onMutate: ({ shown }) => {
      void cache.cancelQueries({ queryKey }); // first: it puts back what stood there when the list was asked for
      show({ items: shown });
    },
    onSuccess: (_, { done }) => done && sayDone(done),
    onError: (error, { failed }) => sayFailed(failed(error)),
    onSettled: () => cache.isMutating({ mutationKey }) === 1 && refreshContractors(),
  });
  const idAt = (index: number) => items[index]?.id ?? '';
  return {
    star: (index) =>
      index !== null &&
      act.mutate({
        shown: items.map((one, i) => ({ ...one, is_contact_point: i === index })),
        send: () => api.assignments.setContactPoint({ ...at, contractor_id: idAt(index) }),
        done: told.starMoved,
        failed: () => told.starFailed,
      }),
    move: (from, to) => {
      const shown = moved(items, from, to);
      act.mutate({
        shown,
        send: () => api.assignments.reorder({ ...at, contractor_ids: shown.map(({ id }) => id) }),
        failed: messageOf,
      });
    },
    remove: (index, next) =>
      act.mutate({
        shown: items.flatMap((one, i) => (i === index ? [] : { ...one, is_contact_point: isStarAfter(one, i, next) })),
        send: () =>
          api.assignments.unassign({
            ...at,
            contractor_id: idAt(index),
            ...(next !== undefined && { next_contact_point: idAt(next) }),
          }),
        done: told.removed,
        failed: messageOf,
      }),
    add: async (one) => {
      try {
        show(await api.assignments.assign({ ...at, ...described(one) }));
      } catch (error) {
        if (isKnown(one)) return sayFailed(messageOf(error));
        throw error;
      }
      refreshContractors();
      sayDone(told.added(one.company_name));
    },
    change: async (index, contractor) => {
      try {
        await api.contractors.update({ id: idAt(index), ...contractor });
      } catch (error) {
        sayFailed(told.updateFailed);
        throw error;
      }
      refreshContractors();
      sayDone(told.updated);
    },
  };
}

const isStarAfter = (one: Assignment, index: number, next: number | undefined) =>
  next === undefined ? one.is_contact_point : index === next;

const isKnown = (one: Contractor | NewContractor): one is Contractor => 'id' in one;
const described = (one: Contractor | NewContractor) => (isKnown(one) ? { contractor_id: one.id } : { contractor: one });
