import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { type Path, type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { serviceTypeLabels, serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { NewWorkOrder } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';
import { type Change, useFormDraft } from '../../lib/forms/form-draft.ts';
import { standing } from '../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** Where it happened, and what the thread already tells about it. */
export type WorkOrderStart = {
  property_id: string;
  property_name: string;
  conversation_id: string;
  fields: Partial<WorkOrderFields>;
};

/** Opens a work order from a chat. A default export, so that it comes when asked for. */
export default function NewWorkOrderDialog({
  open,
  start,
  onClose,
}: {
  open: boolean;
  start: WorkOrderStart;
  onClose: () => void;
}) {
  const formId = useId();
  const told = { ...empty, ...start.fields };
  const kept = useFormDraft<WorkOrderFields>(`work-order.${start.conversation_id}`, told);
  const form = useForm<WorkOrderFields, unknown, WorkOrderForm>({
    resolver: standardSchemaResolver(WorkOrderForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: kept.fields,
  });
  const openOrder = useMutation(
    orpc.workOrders.open.mutationOptions({
      onSuccess: (order) => {
        void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.workOrders.key() });
        showToast({ title: fill(copy.opened, { reference: order.reference }) });
        kept.startOver();
        form.reset(empty);
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  const { errors } = useFormState({ control: form.control });
  const failed = openOrder.error && {
    words: messageOf(openOrder.error, copy.openFailed),
    fields: Object.keys(fieldsOf(openOrder.error)).filter((name) => name in empty),
  };
  const failure = standing(failed, errors);
  const submit = form.handleSubmit(({ attempted_fix, ...fields }) =>
    openOrder.mutate({
      ...fields,
      attempted_fix: attempted_fix || null,
      property_id: start.property_id,
      conversation_id: start.conversation_id,
    }),
  );
  const startOver = () => {
    kept.startOver();
    form.reset(told);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.openTitle}
      description={fill(copy.openExplained, { property: start.property_name })}
      footer={<FormButtons form={formId} act={copy.openAct} busy={openOrder.isPending} onLeave={onClose} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => kept.keep(form.getValues())}
        className="grid gap-4"
      >
        {failure && <Banner tone="danger">{failure}</Banner>}
        {kept.changes.length > 0 && <DraftNotice changes={kept.changes.map(said)} onStartOver={startOver} />}
        <WorkOrderFieldSet form={form} />
      </form>
    </Dialog>
  );
}

const empty: WorkOrderFields = {
  service_type: '',
  urgency_level: '',
  subject_line: '',
  issue_summary: '',
  attempted_fix: '',
  lock_fault: false,
};

const labels: Record<keyof WorkOrderFields, string> = {
  service_type: copy.serviceType,
  urgency_level: copy.urgency,
  subject_line: copy.subjectLine,
  issue_summary: copy.issueSummary,
  attempted_fix: copy.attemptedFix,
  lock_fault: copy.markLockFaulty,
};

/** A change as its field shows it. */
function said({ name, from, to }: Change<WorkOrderFields>) {
  const choices = new Map<string, string>(Object.entries({ ...serviceTypeLabels, ...urgencyLabels }));
  const words = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? copy.lockYes : copy.lockNo;
    return name === 'service_type' || name === 'urgency_level' ? (choices.get(value) ?? '') : value;
  };
  return { label: labels[name], from: words(from), to: words(to) };
}

function WorkOrderFieldSet({ form }: { form: UseFormReturn<WorkOrderFields, unknown, WorkOrderForm> }) {
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

/** What the server refuses stands at its field too. */
function showFieldErrors(form: UseFormReturn<WorkOrderFields, unknown, WorkOrderForm>, error: Error) {
  for (const [name, message] of Object.entries(fieldsOf(error))) {
    if (name in empty) form.setError(name as Path<WorkOrderFields>, { message }, { shouldFocus: true }); // just checked
  }
}

/** What an agent fills in; the contract's own rules, with a sentence where a choice is missing. */
const WorkOrderForm = NewWorkOrder.pick({ subject_line: true, issue_summary: true }).extend({
  service_type: z.string().pipe(z.enum(serviceTypes, copy.serviceTypeMissing)),
  urgency_level: z.string().pipe(z.enum(urgencies, copy.urgencyMissing)),
  attempted_fix: z.string().trim().max(limits.longText),
  lock_fault: z.boolean(),
});
type WorkOrderForm = z.infer<typeof WorkOrderForm>;

/** The form before anything is chosen: selects hold the empty choice. */
type WorkOrderFields = z.input<typeof WorkOrderForm>;
