import { limits } from '#contract/limits.ts';
import * as refusals from '#contract/messages/en/work-orders/deed-refusals.ts';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import * as ordersCopy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { z } from '#contract/z.ts';
import { api } from '../../../lib/http/api.ts';
import { useNow } from '../../../lib/time/now.ts';
import { instantAt } from '../../../lib/time/property-time.ts';
import { nearDays } from '../../../ui/day-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { formatInstant } from '../../../ui/time.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { type DeedProps, followsFor } from './ending-deeds.tsx';
import { takeOffHold } from './order-acts.ts';

const Hold = z.object({
  until: z.string().min(1, copy.untilMissing),
  reason: z.string().trim().min(1, refusals.holdReasonMissing).max(limits.longText),
});

/** Until nine in the morning of a day, by the clock of the house. */
export function HoldDialog({ order, open, onClose }: DeedProps) {
  const { id, reference, timezone, dispatch_state, arrival_from } = order;
  const words = {
    assigned: (contractor: string) => fill(copy.holdAssigned, { contractor }),
    offered: copy.holdOffered,
    nobody: copy.holdNobody,
  };
  const { today, tomorrow } = nearDays(timezone, new Date(useNow(60_000)));
  const losesNothing = ['triage', 'accepted', 'awaiting_parts'].includes(dispatch_state) && !arrival_from;
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.hold}
      explained={followsFor(order, words)}
      act={copy.hold}
      draft={`order.${id}.hold`}
      start={{ until: tomorrow, reason: '' }}
      schema={Hold}
      send={async ({ until, reason }) => {
        const held = await api.orderDeeds.hold({ id, until: instantAt(until, '09:00', timezone), reason });
        const day = formatInstant(held.hold_until ?? '', { format: 'date', zone: timezone });
        const title = fill(copy.held, { reference, day });
        showToast({ title, ...(losesNothing && { undo: () => void takeOffHold(id) }) });
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={copy.until} hint={copy.untilHint} required error={errors.until?.message}>
            <TextInput type="date" min={today} {...register('until')} />
          </Field>
          <Field label={copy.waitsFor} hint={copy.waitsForHint} required error={errors.reason?.message}>
            <TextArea {...register('reason')} rows={2} maxLength={limits.longText} />
          </Field>
        </>
      )}
    </DeedDialog>
  );
}

const Reopen = z.object({
  why: z.string().trim().min(1, ordersCopy.whyMissing).max(limits.longText),
  look: z.boolean(),
});

export function ReopenDialog({ order: { id, reference }, open, onClose }: DeedProps) {
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.reopen}
      explained={copy.reopenExplained}
      act={copy.reopen}
      draft={`order.${id}.reopen`}
      start={{ why: '', look: true }}
      schema={Reopen}
      send={async (how) => {
        await api.orderDeeds.reopen({ id, ...how });
        showToast({ title: fill(copy.reopened, { reference }) });
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={copy.why} hint={copy.whyHint} required error={errors.why?.message}>
            <TextArea {...register('why')} rows={2} maxLength={limits.longText} />
          </Field>
          <Checkbox label={copy.look} hint={copy.lookHint} {...register('look')} />
        </>
      )}
    </DeedDialog>
  );
}
