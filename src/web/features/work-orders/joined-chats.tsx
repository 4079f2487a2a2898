import { useMutation } from '@tanstack/react-query';
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
    <FactSection title={`${chats.length} Chats`}>
      <ul className="grid gap-2">
        {chats.map((chat, at) => (
          <li key={chat.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {chat.guest_name ?? `Guest ${at + 1}`}, {chat.joined ? 'reported the same problem' : 'reported it first'}
            </span>
            {can.split && chat.joined && (
              <Button
                busy={split.isPending}
                onClick={() => split.mutate({ id, conversation_id: chat.id })}
                aria-label={`Make what ${chat.guest_name ?? `guest ${at + 1}`} reported a work order of its own`}
              >
                Make it a work order of its own
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
