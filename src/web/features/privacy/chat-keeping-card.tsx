import { useMutation, useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/privacy.ts';
import { fill } from '#contract/messages/fill.ts';
import { type ChatMonths, chatMonths } from '#contract/privacy/retention.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KeepChoicesSwitch } from './keep-choices-switch.tsx';

/** How long guests' chats are kept, and whether their taps are; saved as soon as it is chosen. */
export function ChatKeepingCard() {
  const { data, isPending, isError, refetch } = useQuery(orpc.preferences.get.queryOptions());
  const save = useMutation({
    mutationFn: (chat_months: ChatMonths) => api.preferences.save({ sorts: {}, chat_months }),
    onSuccess: (saved) => {
      queryClient.setQueryData(orpc.preferences.get.queryKey(), saved);
      showToast({ title: fill(copy.guestsDeletedAfter, { months: saved.chat_months }) });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <Card aria-labelledby="chat-keeping">
      <CardHeader id="chat-keeping" title={copy.guestsAndChats} />
      {isPending && <Skeleton className="h-12" label={copy.loadingKeeping} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{copy.keepingNotLoaded}</LoadFailed>}
      {data && (
        <div className="grid gap-4">
          <Field label={copy.deleteGuests} required hint={copy.deleteGuestsHint} className="max-w-80">
            <NativeSelect
              value={save.isPending ? save.variables : data.chat_months}
              disabled={save.isPending}
              onChange={({ target }) => {
                const chosen = chatMonths.find((months) => months === Number(target.value));
                if (chosen) save.mutate(chosen);
              }}
            >
              {chatMonths.map((months) => (
                <option key={months} value={months}>
                  {fill(copy.months, { count: months })}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <KeepChoicesSwitch kept={data.keep_choices} />
        </div>
      )}
    </Card>
  );
}
