import { useState } from 'react';
import { type AssignedContractor, sameContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ContractorDialog } from '../contractor-dialog.tsx';
import { fieldsFrom, foundIn } from '../contractor-form.ts';
import type { AssignmentActs } from './assignment-board.tsx';
import { ownContractorOf } from './reachability.ts';
import { RemoveAssignedDialog } from './remove-assigned-dialog.tsx';

/** What the panel asks or explains; `index` is the one it is about. */
export type Asked =
  | { what: 'star' | 'remove' | 'edit'; index: number }
  /** Why there has to be a star. */
  | { what: 'needed' }
  | null;

type Props = {
  about: string;
  asked: Asked;
  items: readonly AssignedContractor[];
  /** The account's contractors as they are kept. */
  own: readonly Contractor[];
  /** Whether `own` are all of them. */
  whole: boolean;
  acts: AssignmentActs;
  onClose: () => void;
  focusAfterRemoval: () => HTMLElement | null;
};

/** One at a time; the last stays in sight while it fades out. */
export function AssignmentDialogs({ about, asked, items, own, whole, acts, onClose, focusAfterRemoval }: Props) {
  const [last, setLast] = useState<{ asked: NonNullable<Asked>; items: Props['items'] } | null>(null);
  if (asked && asked !== last?.asked && !sameAs(asked, last?.asked)) setLast({ asked, items });
  if (!last) return null;
  const shown = { open: asked !== null, onClose };
  const { what } = last.asked;
  if (what === 'needed') return <NeededDialog {...shown} />;
  const { index } = last.asked;
  const contractor = last.items[index];
  if (!contractor) return null;
  if (what === 'edit') {
    const kept = ownContractorOf(contractor, own);
    return (
      <ContractorDialog
        key={contractor.id ?? sameContractor(contractor)}
        {...shown}
        title={contractorsCopy.editContractor}
        act={{ name: common.saveChanges, busy: contractorsCopy.saving }}
        initial={fieldsFrom(contractor)}
        {...(kept && { found: foundIn(kept) })}
        draft={`${about}.${contractor.id ?? sameContractor(contractor)}`}
        onSubmit={(changed) => acts.change(index, changed)}
      />
    );
  }
  if (what === 'remove') {
    return (
      <RemoveAssignedDialog
        {...shown}
        items={last.items}
        own={whole ? own : undefined}
        index={index}
        onRemove={acts.remove}
        focusAfter={focusAfterRemoval}
      />
    );
  }
  const before = last.items.find((one) => one.is_contact_point);
  return (
    <ConfirmDialog
      {...shown}
      title={copy.changeContactPoint}
      confirm={copy.changeContactPoint}
      onConfirm={() => {
        acts.star(index);
        onClose();
      }}
    >
      {fill(copy.changeContactPointQuestion, { now: before?.company_name ?? '', next: contractor.company_name })}
    </ConfirmDialog>
  );
}

const sameAs = (one: NonNullable<Asked>, other: Asked | undefined) => JSON.stringify(one) === JSON.stringify(other);

function NeededDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.contactPointNeededTitle}
      description={copy.contactPointNeeded}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.gotIt}
        </Button>
      }
    >
      <p className="rounded-control bg-info-soft p-3 text-info-text">
        <Fill of={copy.starTip} with={{ tip: <strong className="text-label">{copy.tipLabel}</strong> }} />
      </p>
    </Dialog>
  );
}
