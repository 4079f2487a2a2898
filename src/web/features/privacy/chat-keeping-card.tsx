import { useMutation, useQuery } from '@tanstack/react-query';
import { type ChatMonths, chatMonths } from '#contract/privacy/retention.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** How long guests' chats are kept; saved as soon as it is chosen. */
export function ChatKeepingCard() {
  const { data, isPending, isError, refetch } = useQuery(orpc.preferences.get.queryOptions());
  const save = useMutation({
    mutationFn: (chat_months: ChatMonths) => api.preferences.save({ sorts: {}, chat_months }),
    onSuccess: (saved) => {
      queryClient.setQueryData(orpc.preferences.get.queryKey(), saved);
      showToast({ title: `Guests are deleted ${saved.chat_months} months after their stay` });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <Card aria-labelledby="chat-keeping">
      <CardHeader id="chat-keeping" title="Guests and Their Chats" />
      {isPending && <Skeleton className="h-12" label="Looking how long guests are kept" />}
      {isError && <LoadFailed onRetry={() => void refetch()}>Couldn't load how long guests are kept.</LoadFailed>}
      {data && (
        <Field
          label="Delete guests after their stay"
          required
          hint="Name, phone, e-mail, chats and photos go; the days of the stay and your work orders stay."
          className="max-w-80"
        >
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
                {months} months
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </Card>
  );
}
