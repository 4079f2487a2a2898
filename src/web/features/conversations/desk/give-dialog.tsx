import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/assignment.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { ColleagueField } from './colleague-field.tsx';
import { refreshChats } from './refresh-chats.ts';
import { useTakeBack } from './take-back.ts';

/** To whom a chat is given. A default export, so that it comes when asked for. */
export default function GiveDialog({
  thread,
  open,
  onClose,
}: {
  thread: Pick<Conversation, 'id' | 'assigned_to'>;
  open: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const takeBack = useTakeBack();
  const give = useMutation(
    orpc.chatHolders.assign.mutationOptions({
      onSuccess: (now) => {
        refreshChats(now);
        showToast({
          title: fill(copy.given, { name: now.assigned_name ?? '' }),
          undo: () => takeBack('assign', [now.id]),
        });
        onClose();
      },
      onError: (refused) => setError(fieldsOf(refused).agent_id ?? messageOf(refused)),
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) setError(copy.chooseColleague);
    else if (!give.isPending) give.mutate({ id: thread.id, agent_id: chosen });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.giveTitle}
      description={copy.giveLead}
      footer={<FormButtons form={formId} act={copy.give} doing={copy.giving} busy={give.isPending} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={send}>
        <ColleagueField
          except={thread.assigned_to}
          chosen={chosen}
          error={error}
          onChoose={(agent) => {
            setChosen(agent?.id ?? '');
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
