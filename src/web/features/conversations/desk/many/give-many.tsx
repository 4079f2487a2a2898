import { type FormEvent, useId, useState } from 'react';
import type { DeskAgent } from '#contract/conversations/desk.ts';
import * as assignmentCopy from '#contract/messages/en/conversations/assignment.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { ColleagueField } from '../colleague-field.tsx';

/** To whom the chosen chats are given. A default export, so that it comes when it is first wanted. */
export default function GiveMany({
  count,
  busy,
  error,
  onChoose,
  onGive,
  onClose,
}: {
  count: number;
  busy: boolean;
  /** Why it was refused. */
  error: string | undefined;
  onChoose: () => void;
  onGive: (to: DeskAgent) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [chosen, setChosen] = useState<DeskAgent | null>(null);
  const [empty, setEmpty] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(chosen === null);
    if (chosen) onGive(chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(copy.giveTitle, { count })}
      description={assignmentCopy.giveLead}
      footer={<FormButtons form={formId} act={copy.give} doing={assignmentCopy.giving} busy={busy} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={send}>
        <ColleagueField
          except={null}
          chosen={chosen?.id ?? ''}
          error={empty ? assignmentCopy.chooseColleague : error}
          onChoose={(agent) => {
            setChosen(agent);
            setEmpty(false);
            onChoose();
          }}
        />
      </form>
    </Dialog>
  );
}
