import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import { fill } from '#contract/messages/fill.ts';
import { z } from '#contract/z.ts';
import { api } from '../../../lib/http/api.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { type DeedProps, followsFor } from './ending-deeds.tsx';
import { takeApart } from './order-acts.ts';

const Into = z.object({ into_id: z.string().min(1, copy.mergeMissing) });

/** Into which open one of the property: the first is chosen where there is no other. */
export function MergeDialog({ order, open, onClose }: DeedProps) {
  const { id, reference, may_merge_into: others } = order;
  const words = {
    assigned: (contractor: string) => fill(copy.mergeAssigned, { contractor }),
    offered: copy.mergeOffered,
    nobody: copy.mergeNobody,
  };
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={copy.merge}
      explained={followsFor(order, words)}
      act={copy.merge}
      draft={`order.${id}.merge`}
      start={{ into_id: others.length === 1 ? (others[0]?.id ?? '') : '' }}
      schema={Into}
      send={async ({ into_id }) => {
        await api.orderDeeds.merge({ id, into_id });
        const other = others.find((one) => one.id === into_id)?.reference ?? '';
        showToast({ title: fill(copy.merged, { reference, other }), undo: () => void takeApart(id) });
      }}
    >
      {({ register, formState: { errors } }) => (
        <Field label={copy.goesOnIn} hint={copy.goesOnInHint} required error={errors.into_id?.message}>
          <NativeSelect {...register('into_id')}>
            <option value="">{copy.chooseOrder}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {fill(copy.orderNamed, { reference: other.reference, subject: other.subject_line })}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </DeedDialog>
  );
}
