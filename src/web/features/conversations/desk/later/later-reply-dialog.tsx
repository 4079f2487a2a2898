import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { LaterReply } from '#contract/conversations/later-replies.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { api, fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { showToast } from '../../../../ui/overlay/toast.ts';
import { clocksOf, laterPresets, zoneOf } from './house-clock.ts';
import { LaterDialog } from './later-dialog.tsx';
import { showWaiting } from './use-later-replies.ts';

/**
 * The words of a reply and when it goes out, by the house's clocks: of a new one, or of one that waits. A default
 * export, so that it comes when it is first opened.
 */
export default function LaterReplyDialog({
  thread,
  reply,
  text = reply?.body ?? '',
  open,
  onTyped,
  onSaved,
  onClose,
}: {
  thread: Conversation;
  /** Null for a new one. */
  reply: LaterReply | null;
  /** What a new one begins with. */
  text?: string;
  open: boolean;
  /** Its words were changed: whoever keeps them has them when the dialog is put away. */
  onTyped?: (message: string) => void;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState(text);
  const [missing, setMissing] = useState(false);
  const zone = zoneOf(thread);
  const save = useMutation({
    mutationFn: (send_at: string) =>
      reply
        ? api.laterReplies.change({ id: thread.id, reply_id: reply.id, message, send_at })
        : api.laterReplies.add({ id: thread.id, message, send_at }),
    onSuccess: (waiting) => {
      showWaiting(thread.id, waiting);
      showToast({ title: reply ? copy.replyChanged : copy.scheduled });
      onSaved?.();
      onClose();
    },
  });
  const refused = fieldsOf(save.error);
  const choose = (at: string) => {
    setMissing(!message.trim());
    if (message.trim()) save.mutate(at);
  };
  return (
    <LaterDialog
      open={open}
      title={reply ? copy.changeTitle : copy.sendLaterTitle}
      clocks={clocksOf(thread, new Date())}
      zone={zone}
      first={reply ? new Date(reply.send_at) : undefined}
      presets={laterPresets(zone, new Date())}
      act={reply ? copy.saveChange : copy.schedule}
      doing={copy.scheduling}
      busy={save.isPending}
      refusal={save.error && !refused.message ? (refused.send_at ?? messageOf(save.error)) : undefined}
      onType={save.reset}
      onChosen={choose}
      onClose={onClose}
    >
      <Field label={copy.replyLabel} required unmarked error={missing ? copy.nothingToSend : refused.message}>
        <TextArea
          name="message"
          rows={3}
          maxLength={limits.messageLength}
          value={message}
          onChange={({ target }) => {
            setMessage(target.value);
            setMissing(false);
            onTyped?.(target.value);
          }}
        />
      </Field>
    </LaterDialog>
  );
}
