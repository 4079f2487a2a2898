import { type RefObject, useState } from 'react';
import { fillReply, openVariables, type ReplyValues } from '#contract/conversations/reply-variables.ts';
import type { AfterReply, SavedReply } from '#contract/conversations/saved-replies.ts';
import { FillForm } from './fill-form.tsx';
import { ReplyChoice } from './reply-choice.tsx';

/**
 * Chooses a saved reply, asks for what the chat does not say, and passes on the finished words. A default export, so
 * that it comes when it is first wanted.
 */
export default function ReplyPicker({
  open,
  values,
  field,
  onInsert,
  onClose,
}: {
  open: boolean;
  values: ReplyValues;
  /** Where the reply is written, and the focus goes. */
  field: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string, after: AfterReply) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<SavedReply | null>(null);
  const finish = (reply: SavedReply, typed: Partial<ReplyValues> = {}) => {
    onInsert(fillReply(reply.body, { ...values, ...typed }), reply.after);
    onClose();
  };
  const choose = (reply: SavedReply) =>
    openVariables(reply.body, values).length > 0 ? setChosen(reply) : finish(reply);
  if (!chosen) return <ReplyChoice open={open} values={values} field={field} onChoose={choose} onClose={onClose} />;
  return (
    <FillForm
      reply={chosen}
      open={open}
      field={field}
      variables={openVariables(chosen.body, values)}
      onFilled={(typed) => finish(chosen, typed)}
      onClose={onClose}
      onClosed={() => setChosen(null)}
    />
  );
}
