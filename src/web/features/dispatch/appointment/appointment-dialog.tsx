import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as copy from '#contract/messages/en/dispatch/appointment.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { readWindow, type TypedWindow, type WindowError } from '../job/visit-windows.ts';
import { typedVisit } from './typed-visit.ts';
import { VisitFields } from './visit-fields.tsx';

/** When the contractor comes, by the clocks at the property. A default export, so that it comes when it is first opened. */
export default function AppointmentDialog({
  order,
  open,
  onClose,
}: {
  order: WorkOrderDetail;
  open: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const [typed, setTyped] = useState(() => typedVisit(order, new Date()));
  const [wrong, setWrong] = useState<WindowError>();
  const [knows, setKnows] = useState(false);
  const agree = useMutation(
    orpc.handDispatch.agreeVisit.mutationOptions({
      onSuccess: () => {
        showToast({ title: copy.saved });
        onClose();
      },
      onSettled: () =>
        Promise.all(
          [orpc.workOrders, orpc.conversations].map((noun) => queryClient.invalidateQueries({ queryKey: noun.key() })),
        ),
    }),
  );
  const company = order.assigned_contractor_name ?? copy.theContractor;
  const refused = fieldsOf(agree.error);
  const failure = agree.error && Object.keys(refused).length === 0 && messageOf(agree.error, copy.saveFailed);
  const type = (part: Partial<TypedWindow>) => {
    setTyped({ ...typed, ...part });
    setWrong(undefined);
    agree.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const time = readWindow(typed, order.timezone, new Date());
    if ('field' in time) {
      setWrong(time);
      form.querySelector<HTMLElement>(`[name=${time.field}]`)?.focus();
      return;
    }
    setWrong(undefined);
    agree.mutate({ id: order.id, ...time, contractor_knows: knows });
  };
  const errorAt = (field: keyof TypedWindow) => (wrong?.field === field ? wrong.message : refused[field]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={order.arrival_from ? copy.change : copy.agree}
      description={fill(copy.explained, { company })}
      footer={<FormButtons form={formId} act={copy.saveVisit} busy={agree.isPending} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <VisitFields typed={typed} zone={order.timezone} errorAt={errorAt} onType={type} />
        <p className="text-meta text-ink-2">{fill(copy.zoneHint, { property: order.property_name })}</p>
        <Checkbox
          label={fill(copy.knows, { company })}
          hint={copy.knowsHint}
          checked={knows}
          onChange={({ currentTarget }) => setKnows(currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
