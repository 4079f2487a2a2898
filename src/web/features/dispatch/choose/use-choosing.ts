import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mostAtOnce } from '#contract/dispatch/hand-dispatch.ts';
import * as copy from '#contract/messages/en/dispatch/choose.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { type Choice, type Named, names } from './choice-words.ts';

/** Whom one picked, why, and offering it to them. */
export type Choosing = ReturnType<typeof useChoosing>;

export function useChoosing(order: WorkOrderDetail, onDone: () => void) {
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState<{ choice?: string; why?: string }>({});
  const offer = useMutation(
    orpc.handDispatch.offer.mutationOptions({
      onSuccess: () => {
        showToast({ title: fill(copy.offered, { companies: names(picked) }) });
        setPicked([]);
        setWhy('');
        onDone();
      },
      onSettled: () =>
        Promise.all(
          [orpc.workOrders, orpc.handDispatch, orpc.approvals, orpc.calls].map((noun) =>
            queryClient.invalidateQueries({ queryKey: noun.key() }),
          ),
        ),
    }),
  );
  const choice = choiceOf(order, picked);
  const change = () => {
    setMissing({});
    offer.reset();
  };
  const fields = fieldsOf(offer.error);
  const refusal = offer.error && !fields.why ? (fields.contractor_ids ?? messageOf(offer.error, copy.offerFailed)) : '';
  return {
    choice,
    why,
    busy: offer.isPending,
    problems: { choice: missing.choice ?? refusal, why: missing.why ?? fields.why },
    isPicked: ({ contractor_id }: Named) => picked.some((one) => one.contractor_id === contractor_id),
    pick: ({ contractor_id, company_name }: Named, isPicked: boolean) => {
      change();
      const others = picked.filter((one) => one.contractor_id !== contractor_id);
      setPicked(isPicked ? [...others, { contractor_id, company_name }] : others);
    },
    say: (words: string) => {
      change();
      setWhy(words);
    },
    offer: () => {
      const lacks = lacking(choice, why);
      setMissing(lacks);
      if (lacks.choice || lacks.why) return;
      const contractor_ids = picked.map(({ contractor_id }) => contractor_id);
      offer.mutate({ id: order.id, contractor_ids, why: why.trim() || null });
    },
  };
}

function lacking({ picked, holder }: Choice, why: string): { choice?: string; why?: string } {
  if (picked.length === 0) return { choice: copy.nobodyChosen };
  if (picked.length > mostAtOnce) return { choice: copy.tooMany };
  return holder && !why.trim() ? { why: copy.whyMissing } : {};
}

/** An accepted offer that is not finished has the job. */
function choiceOf({ offers }: WorkOrderDetail, picked: readonly Named[]): Choice {
  return {
    picked,
    asked: offers.filter(({ state }) => state === 'offered'),
    holder: offers.find(({ state }) => state === 'accepted') ?? null,
  };
}
