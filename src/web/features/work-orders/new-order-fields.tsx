import { type UseFormReturn, useFormState } from 'react-hook-form';
import { serviceTypeLabels, serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { NewWorkOrder } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';
import type { Change } from '../../lib/forms/form-draft.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';

/** What is filled in; the contract's own rules, with a sentence where a choice is missing. */
export const WorkOrderForm = NewWorkOrder.pick({ subject_line: true, issue_summary: true }).extend({
  property_id: z.string().min(1, copy.propertyMissing),
  service_type: z.string().pipe(z.enum(serviceTypes, copy.serviceTypeMissing)),
  urgency_level: z.string().pipe(z.enum(urgencies, copy.urgencyMissing)),
  attempted_fix: z.string().trim().max(limits.longText),
  lock_fault: z.boolean(),
});
export type WorkOrderForm = z.infer<typeof WorkOrderForm>;

/** The form before anything is chosen: selects hold the empty choice. */
export type WorkOrderFields = z.input<typeof WorkOrderForm>;

export const empty: WorkOrderFields = {
  property_id: '',
  service_type: '',
  urgency_level: '',
  subject_line: '',
  issue_summary: '',
  attempted_fix: '',
  lock_fault: false,
};

const labels: Record<keyof WorkOrderFields, string> = {
  property_id: common.property,
  service_type: copy.serviceType,
  urgency_level: copy.urgency,
  subject_line: copy.subjectLine,
  issue_summary: copy.issueSummary,
  attempted_fix: copy.attemptedFix,
  lock_fault: copy.markLockFaulty,
};

type House = { id: string; name: string };

/** A change as its field shows it. */
export const saidWith =
  (houses: readonly House[] | undefined) =>
  ({ name, from, to }: Change<WorkOrderFields>) => {
    const choices = new Map<string, string>([
      ...Object.entries({ ...serviceTypeLabels, ...urgencyLabels }),
      ...(houses ?? []).map((house) => [house.id, house.name] as const),
    ]);
    const words = (value: string | boolean) => {
      if (typeof value === 'boolean') return value ? copy.lockYes : copy.lockNo;
      const isChoice = name === 'service_type' || name === 'urgency_level' || name === 'property_id';
      return isChoice ? (choices.get(value) ?? '') : value;
    };
    return { label: labels[name], from: words(from), to: words(to) };
  };

/** Where it is, when that is not known yet. */
export function HouseField({
  form: { register, control },
  houses,
  onRetry,
}: {
  form: UseFormReturn<WorkOrderFields, unknown, WorkOrderForm>;
  houses: readonly House[] | undefined;
  /** Where they could not be fetched. */
  onRetry: (() => void) | null;
}) {
  const { errors } = useFormState({ control });
  if (onRetry) return <LoadFailed onRetry={onRetry}>{copy.housesFailed}</LoadFailed>;
  return (
    <Field label={common.property} required error={errors.property_id?.message}>
      <NativeSelect {...register('property_id')}>
        <option value="">{copy.choose}</option>
        {houses?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

export function WorkOrderFieldSet({ form }: { form: UseFormReturn<WorkOrderFields, unknown, WorkOrderForm> }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={copy.serviceType} required error={errors.service_type?.message}>
          <NativeSelect {...register('service_type')}>
            <option value="">{copy.choose}</option>
            {serviceTypes.map((type) => (
              <option key={type} value={type}>
                {serviceTypeLabels[type]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={copy.urgency} required error={errors.urgency_level?.message}>
          <NativeSelect {...register('urgency_level')}>
            <option value="">{copy.choose}</option>
            {urgencies.map((level) => (
              <option key={level} value={level}>
                {urgencyLabels[level]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={copy.subjectLine} required error={errors.subject_line?.message} hint={copy.subjectLineHint}>
        <TextInput {...register('subject_line')} maxLength={limits.shortText} autoComplete="off" />
      </Field>
      <Field label={copy.issueSummary} required error={errors.issue_summary?.message}>
        <TextArea {...register('issue_summary')} maxLength={limits.longText} />
      </Field>
      <Field label={copy.attemptedFix} error={errors.attempted_fix?.message} hint={copy.attemptedFixHint}>
        <TextArea {...register('attempted_fix')} rows={2} maxLength={limits.longText} />
      </Field>
      <Checkbox label={copy.markLockFaulty} hint={copy.lockHint} {...register('lock_fault')} />
    </>
  );
}
