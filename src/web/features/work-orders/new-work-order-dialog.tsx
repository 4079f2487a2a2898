import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { type Path, type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { useFormDraft } from '../../lib/forms/form-draft.ts';
import { standing } from '../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import {
  empty,
  HouseField,
  saidWith,
  WorkOrderFieldSet,
  type WorkOrderFields,
  WorkOrderForm,
} from './new-order-fields.tsx';
import { useOrderHouses } from './order-houses.ts';

/** Where it happened, and what the thread already tells about it. */
export type WorkOrderStart = {
  /** '' where it is to be chosen. */
  property_id: string;
  /** Null where its name is not known here. */
  property_name: string | null;
  /** Null: no chat is behind it. */
  conversation_id: string | null;
  fields: Partial<WorkOrderFields>;
};

/** Opens a work order, from a chat or without one. A default export, so that it comes when asked for. */
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
  const told = { ...empty, property_id: start.property_id, ...start.fields };
  const kept = useFormDraft<WorkOrderFields>(
    `work-order.${start.conversation_id ?? `new.${start.property_id || 'any'}`}`,
    told,
  );
  const houses = useOrderHouses(open && start.property_name === null);
  const chosen = houses.rows?.find(({ id }) => id === start.property_id);
  const property = start.property_name ?? chosen?.name;
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
        void queryClient.invalidateQueries({ queryKey: orpc.approvals.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.reports.key() });
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
      description={property ? fill(copy.openExplained, { property }) : copy.openExplainedAnywhere}
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
        {kept.changes.length > 0 && (
          <DraftNotice changes={kept.changes.map(saidWith(houses.rows))} onStartOver={startOver} />
        )}
        {start.property_id === '' && (
          <HouseField
            form={form}
            houses={houses.rows}
            onRetry={houses.query.isLoadingError ? () => void houses.query.refetch() : null}
          />
        )}
        <WorkOrderFieldSet form={form} />
      </form>
    </Dialog>
  );
}

/** What the server refuses stands at its field too. */
function showFieldErrors(form: UseFormReturn<WorkOrderFields, unknown, WorkOrderForm>, error: Error) {
  for (const [name, message] of Object.entries(fieldsOf(error))) {
    if (name in empty) form.setError(name as Path<WorkOrderFields>, { message }, { shouldFocus: true }); // just checked
  }
}
