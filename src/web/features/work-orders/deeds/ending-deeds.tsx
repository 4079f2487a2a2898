import { limits } from '#contract/limits.ts';
import * as refusals from '#contract/messages/en/work-orders/deed-refusals.ts';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import * as ordersCopy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { centsIn, dollars } from '#contract/money.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';
import { api } from '../../../lib/http/api.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { DeedDialog } from './deed-dialog.tsx';

export type DeedProps = { order: WorkOrderDetail; open: boolean; onClose: () => void };

/** By who has it, or was asked. */
export function followsFor(
  { dispatch_state, assigned_contractor_name: contractor }: WorkOrderDetail,
  words: { assigned: (contractor: string) => string; offered: string; nobody: string },
): string {
  if (contractor && dispatch_state !== 'closed') return words.assigned(contractor);
  return dispatch_state === 'offered' ? words.offered : words.nobody;
}

const Why = z.object({ why: z.string().trim().min(1, ordersCopy.whyMissing).max(limits.longText) });

export function CancelDialog({ order, open, onClose }: DeedProps) {
  const { id, reference } = order;
  const words = {
    assigned: (contractor: string) => fill(copy.cancelAssigned, { contractor }),
    offered: copy.cancelOffered,
    nobody: copy.cancelNobody,
  };
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.cancelOrder}
      explained={followsFor(order, words)}
      act={copy.cancelOrder}
      leave={copy.keepOrder}
      danger
      draft={`order.${id}.cancel`}
      start={{ why: '' }}
      schema={Why}
      send={async ({ why }) => {
        await api.workOrders.cancel({ id, why });
        showToast({ title: fill(copy.canceled, { reference }) });
      }}
    >
      {({ register, formState: { errors } }) => (
        <Field label={copy.why} hint={copy.whyHint} required error={errors.why?.message}>
          <TextArea {...register('why')} rows={2} maxLength={limits.longText} />
        </Field>
      )}
    </DeedDialog>
  );
}

const Done = z.object({
  resolution_notes: z.string().trim().min(1, refusals.notesMissing).max(limits.longText),
  cost: z
    .string()
    .trim()
    .min(1, refusals.costMissing)
    .refine((text) => text === '' || centsIn(text) !== null, copy.costUnreadable),
});

export function CompleteDialog({ order, open, onClose }: DeedProps) {
  const { id, reference, nte_cents } = order;
  const words = {
    assigned: (contractor: string) => fill(copy.completeAssigned, { contractor }),
    offered: copy.completeNobody,
    nobody: copy.completeNobody,
  };
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.complete}
      explained={followsFor(order, words)}
      act={copy.complete}
      draft={`order.${id}.complete`}
      start={{ resolution_notes: '', cost: '' }}
      schema={Done}
      fieldNames={{ cost_cents: 'cost' }}
      send={async ({ resolution_notes, cost }) => {
        await api.orderDeeds.complete({ id, resolution_notes, cost_cents: centsIn(cost) ?? 0 });
        showToast({ title: fill(copy.completed, { reference }), tone: 'success' });
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={copy.whatWasDone} required error={errors.resolution_notes?.message}>
            <TextArea {...register('resolution_notes')} rows={3} maxLength={limits.longText} />
          </Field>
          <Field
            label={copy.costInDollars}
            required
            hint={fill(copy.costHint, { amount: dollars(nte_cents) })}
            error={errors.cost?.message}
          >
            <TextInput {...register('cost')} inputMode="decimal" autoComplete="off" />
          </Field>
        </>
      )}
    </DeedDialog>
  );
}
