import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { FactSection } from '../../ui/facts.tsx';

/** Several chats told of this trouble; the desk takes one apart where it was another. */
export function JoinedChats({ order: { id, chats, can } }: { order: WorkOrderDetail }) {
  const split = useMutation(
    orpc.workOrders.split.mutationOptions({
      onSuccess: () =>
        Promise.all(
          [orpc.workOrders.key(), orpc.conversations.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    }),
  );
  return (
    <FactSection title={fill(copy.chatsTitle, { count: chats.length })}>
      <ul className="grid gap-2">
        {chats.map((chat, at) => (
          <li key={chat.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>{fill(chat.joined ? copy.reportedToo : copy.reportedFirst, { guest: guestOf(chat, at) })}</span>
            {can.split && chat.joined && (
              <Button
                busy={split.isPending}
                onClick={() => split.mutate({ id, conversation_id: chat.id })}
                aria-label={fill(copy.splitOffHeard, { guest: guestOf(chat, at) })}
              >
                {copy.splitOff}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {split.error && (
        <p role="alert" className="text-meta text-danger-text">
          {messageOf(split.error)}
        </p>
      )}
    </FactSection>
  );
}

const guestOf = ({ guest_name }: WorkOrderDetail['chats'][number], at: number): string =>
  guest_name ?? fill(copy.guestNumber, { number: at + 1 });
