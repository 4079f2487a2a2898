import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fillReply, type ReplyValues } from '#contract/conversations/reply-variables.ts';
import type { SavedReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { boxClass } from '../../../../ui/form/field-look.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LoadFailed } from '../../../../ui/page/load-failed.tsx';
import { useReplies } from './replies.ts';

/** Finds one by words of its name or of what it says; the chat's own values stand in it already. */
export function ReplyChoice({
  open,
  values,
  field,
  onChoose,
  onClose,
}: {
  open: boolean;
  values: ReplyValues;
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (reply: SavedReply) => void;
  onClose: () => void;
}) {
  const query = useReplies();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const all = query.data?.items ?? [];
  const found = all.filter((reply) => holds(reply, typed));
  const status = query.isPending ? copy.loading : all.length === 0 ? copy.none : found.length === 0 && copy.noneFound;
  return (
    <Autocomplete.Root
      items={found}
      mode="none"
      inline
      open
      value={typed}
      onValueChange={setTyped}
      autoHighlight="always"
      itemToStringValue={({ name }: SavedReply) => name}
    >
      <Dialog
        open={open}
        onClose={onClose}
        onClosed={() => setTyped('')}
        title={copy.insertReply}
        initialFocus={input}
        finalFocus={field}
        top={
          <Autocomplete.Input
            ref={input}
            aria-label={copy.findReply}
            placeholder={copy.findReply}
            maxLength={100}
            enterKeyHint="go"
            className={`${boxClass} h-11`}
          />
        }
        footer={
          <Link to="/saved-replies" className="mr-auto inline-flex min-h-11 items-center text-primary-text underline">
            {copy.editReplies}
          </Link>
        }
      >
        {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.loadFailed}</LoadFailed>}
        <Autocomplete.Status className="text-ink-2">{!query.isLoadingError && status}</Autocomplete.Status>
        <Autocomplete.List aria-label={copy.replies}>
          {(reply: SavedReply) => (
            <Line key={reply.id} reply={reply} values={values} onChoose={() => onChoose(reply)} />
          )}
        </Autocomplete.List>
      </Dialog>
    </Autocomplete.Root>
  );
}

function Line({ reply, values, onChoose }: { reply: SavedReply; values: ReplyValues; onChoose: () => void }) {
  return (
    <Autocomplete.Item
      value={reply}
      onClick={onChoose}
      className="grid min-h-11 cursor-pointer rounded-control px-3 py-2 data-highlighted:bg-surface-3"
    >
      <span className="wrap-anywhere">{reply.name}</span>
      <span className="line-clamp-2 text-meta wrap-anywhere text-ink-2">{fillReply(reply.body, values)}</span>
    </Autocomplete.Item>
  );
}

function holds({ name, body }: SavedReply, typed: string): boolean {
  const text = `${name} ${body}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
