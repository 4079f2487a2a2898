import { useMutation, useQuery } from '@tanstack/react-query';
import { correctionRefusals } from '#contract/conversations/correction-refusals.ts';
import type { Correction } from '#contract/conversations/owner-chats.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { languageNames } from '#contract/messages/languages.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';

type Props = { id: string; messageId: string; open: boolean; onClose: () => void };

/** What the guest would be told, word for word; nothing is sent before the button. */
export function CorrectionDialog({ id, messageId, open, onClose }: Props) {
  const input = { id, message_id: messageId };
  // It is made of the notes as they are now, so nothing kept from before will do.
  const query = useQuery(orpc.ownerChats.correction.queryOptions({ input, enabled: open, gcTime: 0, staleTime: 0 }));
  const send = useMutation(
    orpc.ownerChats.correct.mutationOptions({
      onSuccess: () => {
        showToast({ title: copy.correctionSent });
        void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
        onClose();
      },
      onError: () => void query.refetch(),
    }),
  );
  const text = query.data?.text ?? null;
  const press = () => (text === null || send.isPending ? undefined : send.mutate({ ...input, text }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.correctionTitle}
      text
      footer={
        <>
          <Button onClick={onClose}>{text === null ? common.close : common.cancel}</Button>
          {text !== null && (
            <Button variant="primary" busy={send.isPending} onClick={press}>
              {copy.sendCorrection}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {send.error && <Banner tone="danger">{messageOf(send.error)}</Banner>}
        {query.data && <Shown correction={query.data} />}
        {query.error && <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</LoadFailed>}
        {query.isPending && <Skeleton className="h-32" label={copy.loadingCorrection} />}
      </div>
    </Dialog>
  );
}

function Shown({ correction: { text, language, refused, sent_at } }: { correction: Correction }) {
  if (sent_at)
    return (
      <p>
        <Fill of={copy.correctionSentAt} with={{ when: <DateTime at={sent_at} /> }} />
      </p>
    );
  if (text === null) return <p>{refused && correctionRefusals[refused]}</p>;
  return (
    <>
      <p className="text-ink-2">{fill(copy.correctionLead, { language: languageNames[language] })}</p>
      <blockquote
        lang={language}
        className="rounded-card border border-line bg-surface-2 p-4 whitespace-pre-line wrap-anywhere"
      >
        {text}
      </blockquote>
    </>
  );
}
