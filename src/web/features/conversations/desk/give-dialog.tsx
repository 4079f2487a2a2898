import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { DeskAgent } from '#contract/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/assignment.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { refreshChats } from './refresh-chats.ts';

/** To whom a chat is given, with who is here and how much each has. A default export, so that it comes when asked for. */
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
  const team = useQuery({ ...orpc.desk.agents.queryOptions(), staleTime: 0 });
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const others = (team.data?.items ?? []).filter(({ id }) => id !== thread.assigned_to);
  const give = useMutation(
    orpc.chatHolders.assign.mutationOptions({
      onSuccess: (now) => {
        refreshChats(now);
        showToast({ title: fill(copy.given, { name: now.assigned_name ?? '' }) });
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
      {team.isLoadingError ? (
        <LoadFailed onRetry={() => void team.refetch()}>{copy.agentsFailed}</LoadFailed>
      ) : (
        <form id={formId} noValidate onSubmit={send}>
          <Field label={copy.colleague} required unmarked error={error}>
            <NativeSelect
              value={chosen}
              onChange={({ target }) => {
                setChosen(target.value);
                setError(undefined);
              }}
            >
              <option value="">{others.length || team.isPending ? copy.chooseColleague : copy.noColleagues}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {agentWords(one)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </form>
      )}
    </Dialog>
  );
}

const agentWords = ({ name, here, chats }: DeskAgent) =>
  fill(here ? copy.hereWithChats : copy.awayWithChats, { name, count: chats });
