import { useRef, useState } from 'react';
import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { removalQuestion } from './removal-question.ts';

/** Asks before one leaves the property, and who takes its star over. */
export function RemoveAssignedDialog({
  open,
  onClose,
  items,
  own,
  index,
  onRemove,
  focusAfter,
}: {
  open: boolean;
  onClose: () => void;
  items: readonly AssignedContractor[];
  /** The account's active contractors; undefined while not all are known. */
  own: readonly Contractor[] | undefined;
  index: number;
  onRemove: (index: number, next?: number) => void;
  /** Where the focus goes when the button that opened this is gone with its contractor. */
  focusAfter: () => HTMLElement | null;
}) {
  const gone = useRef(false);
  const leaving = items[index];
  const others = items.flatMap((one, at) => (at === index ? [] : [{ one, at }]));
  const [next, setNext] = useState<string | null>(null);
  if (!leaving) return null;
  const heir = next ?? String(others[0]?.at ?? '');
  const remove = () => {
    gone.current = true;
    onRemove(index, leaving.is_contact_point ? Number(heir) : undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={() => {
        const to = gone.current ? focusAfter() : true;
        gone.current = false;
        return to ?? true;
      }}
      title={copy.removeTitle}
      description={fill(removalQuestion(leaving, own), { company: leaving.company_name })}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="danger" onClick={remove}>
            {contractorsCopy.removeContractor}
          </Button>
        </>
      }
    >
      {leaving.is_contact_point && (
        <RadioGroup
          legend={copy.whoTakesOver}
          name="next-contact-point"
          value={heir}
          onChange={setNext}
          options={others.map(({ one, at }) => ({
            value: String(at),
            label: one.company_name,
            hint: serviceTypeLabels[one.service_type],
          }))}
        />
      )}
    </Dialog>
  );
}
