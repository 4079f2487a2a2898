import type { UseFormReturn } from 'react-hook-form';
import { serviceTypeLabels, serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import * as ordersCopy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { centsIn } from '#contract/money.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';
import { api } from '../../../lib/http/api.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { DeedDialog } from './deed-dialog.tsx';
import type { DeedProps } from './ending-deeds.tsx';
import { undoEdit } from './order-acts.ts';

const Fields = z.object({
  service_type: z.enum(serviceTypes),
  urgency_level: z.enum(urgencies),
  subject_line: z.string().trim().min(1, ordersCopy.subjectLineMissing).max(limits.shortText),
  issue_summary: z.string().trim().min(1, ordersCopy.issueSummaryMissing).max(limits.longText),
  access_notes: z.string().trim().max(limits.longText),
  limit: z
    .string()
    .trim()
    .refine((text) => centsIn(text) !== null, copy.costUnreadable),
});
type Fields = z.infer<typeof Fields>;

const fieldsOf = (order: WorkOrderDetail): Fields => ({
  service_type: order.service_type,
  urgency_level: order.urgency_level,
  subject_line: order.subject_line,
  issue_summary: order.issue_summary,
  access_notes: order.access_notes ?? '',
  limit: String(order.nte_cents / 100),
});

/** What of it differs, as the server takes it: what somebody else changed meanwhile stays. */
function editFrom(now: Fields, was: Fields) {
  const { limit, ...words } = now;
  const changed = Object.entries(words).filter(([name, value]) => value !== was[name as keyof Fields]); // its own names
  return {
    ...(Object.fromEntries(changed) as Partial<typeof words>), // of the fields above
    ...(centsIn(limit) !== centsIn(was.limit) && { nte_cents: centsIn(limit) ?? 0 }),
  };
}

export function EditDialog({ order, open, onClose }: DeedProps) {
  const start = fieldsOf(order);
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.edit}
      explained={copy.editExplained}
      act={copy.edit}
      draft={`order.${order.id}.edit`}
      start={start}
      schema={Fields}
      fieldNames={{ nte_cents: 'limit' }}
      send={async (filled) => {
        const edit = editFrom(filled, start);
        if (Object.keys(edit).length === 0) return showToast({ title: copy.nothingChanged });
        const edited = await api.orderDeeds.edit({ id: order.id, ...edit });
        // Of another trade, others were asked since: that is not taken back by writing the old one.
        const undo = edit.service_type ? {} : { undo: () => void undoEdit(edited, editFrom(start, filled)) };
        showToast({ title: fill(copy.edited, { reference: order.reference }), ...undo });
      }}
    >
      {(form) => <EditFields form={form} order={order} />}
    </DeedDialog>
  );
}

const held = ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts'];

function EditFields({ form, order }: { form: UseFormReturn<Fields, unknown, Fields>; order: WorkOrderDetail }) {
  const { register, formState } = form;
  const { errors } = formState;
  const isHeld = held.includes(order.dispatch_state);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={ordersCopy.serviceType}
          required
          hint={isHeld ? copy.tradeHeld : copy.tradeHint}
          error={errors.service_type?.message}
        >
          <NativeSelect {...register('service_type')} aria-disabled={isHeld || undefined}>
            {serviceTypes
              .filter((type) => !isHeld || type === order.service_type)
              .map((type) => (
                <option key={type} value={type}>
                  {serviceTypeLabels[type]}
                </option>
              ))}
          </NativeSelect>
        </Field>
        <Field label={ordersCopy.urgency} required hint={copy.urgencyHint} error={errors.urgency_level?.message}>
          <NativeSelect {...register('urgency_level')}>
            {urgencies.map((level) => (
              <option key={level} value={level}>
                {urgencyLabels[level]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field
        label={ordersCopy.subjectLine}
        required
        hint={ordersCopy.subjectLineHint}
        error={errors.subject_line?.message}
      >
        <TextInput {...register('subject_line')} maxLength={limits.shortText} autoComplete="off" />
      </Field>
      <Field label={ordersCopy.issueSummary} required error={errors.issue_summary?.message}>
        <TextArea {...register('issue_summary')} maxLength={limits.longText} />
      </Field>
      <Field label={copy.accessNotes} hint={copy.accessNotesHint} error={errors.access_notes?.message}>
        <TextArea {...register('access_notes')} rows={2} maxLength={limits.longText} />
      </Field>
      {order.can.set_limit && (
        <Field label={copy.limitInDollars} required error={errors.limit?.message}>
          <TextInput {...register('limit')} inputMode="decimal" autoComplete="off" />
        </Field>
      )}
    </>
  );
}
