import { useMutation } from '@tanstack/react-query';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { ownZone } from '../../../lib/time/zones.ts';
import { LaterDialog } from './later/later-dialog.tsx';
import { longerSnoozes } from './snooze-presets.ts';

/** Snoozes a chat until a time of one's own. A default export, so that it comes when it is first opened. */
export default function SnoozeDialog({
  thread,
  open,
  onSnoozed,
  onClose,
}: {
  thread: Pick<Conversation, 'id' | 'snoozed_until'>;
  open: boolean;
  onSnoozed: (thread: Conversation) => void;
  onClose: () => void;
}) {
  const snooze = useMutation(
    orpc.conversations.snooze.mutationOptions({
      onSuccess: (now) => {
        onSnoozed(now);
        onClose();
      },
    }),
  );
  return (
    <LaterDialog
      open={open}
      title={copy.snoozeTitle}
      clocks={copy.yourClocks}
      zone={ownZone()}
      first={thread.snoozed_until ? new Date(thread.snoozed_until) : undefined}
      presets={longerSnoozes(new Date())}
      act={copy.snoozeChat}
      doing={copy.snoozing}
      busy={snooze.isPending}
      refusal={snooze.error ? (fieldsOf(snooze.error).until ?? messageOf(snooze.error)) : undefined}
      onType={snooze.reset}
      onChosen={(until) => snooze.mutate({ id: thread.id, until })}
      onClose={onClose}
    />
  );
}
