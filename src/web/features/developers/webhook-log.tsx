import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '#contract/developers/developers.ts';
import { testKind, webhookKinds } from '#contract/developers/webhook-kinds.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { DateTime } from '../../ui/time.tsx';
import { lookAgainMs, refreshDeliveries } from './developers.ts';
import { ListState } from './list-state.tsx';

/** What was sent to one webhook, newest first, how it went, and a way to send it again. */
export function WebhookLog({ webhook, canReplay }: { webhook: Webhook; canReplay: boolean }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    orpc.developers.deliveries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: webhook.id, limit: 20, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'pending')) ? lookAgainMs : false,
    }),
  );
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <div className="rounded-control bg-surface-2 p-3">
      <ListState
        loading={copy.loadingDeliveries}
        items={items}
        error={error}
        retry={() => void refetch()}
        empty={copy.nothingSent}
      />
      <ul>
        {items?.map((one) => (
          <DeliveryRow key={one.id} delivery={one} canReplay={canReplay} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="compact" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {copy.showOlder}
        </Button>
      )}
    </div>
  );
}

function DeliveryRow({ delivery, canReplay }: { delivery: WebhookDelivery; canReplay: boolean }) {
  const { id, kind, status, created_at, error, response_status } = delivery;
  const replay = useMutation({
    mutationFn: () => api.developers.replay({ id }),
    onSuccess: () => void refreshDeliveries(),
    onError: (failure) => showToast({ title: messageOf(failure), tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge tone={tones[status]}>{words[status]}</StatusBadge>
          {nameOf(kind)}
        </span>
        <span className="text-meta text-ink-2">
          <DateTime at={created_at} />
          {response_status !== null && <>, {fill(copy.answered, { status: response_status })}</>}
          {triesOf(delivery)}
        </span>
        {error && <span className="text-meta text-ink-2">{error}</span>}
      </div>
      {canReplay && status !== 'pending' && (
        <Button size="compact" busy={replay.isPending} onClick={() => replay.mutate()}>
          <Fill of={copy.sendAgain} with={{ kind: <span className="sr-only"> {nameOf(kind)}</span> }} />
        </Button>
      )}
    </li>
  );
}

const tones: Record<WebhookDelivery['status'], Tone> = { pending: 'info', delivered: 'success', failed: 'danger' };
const words: Record<WebhookDelivery['status'], string> = {
  pending: copy.pending,
  delivered: copy.delivered,
  failed: copy.givenUp,
};

const nameOf = (kind: string) =>
  kind === testKind ? copy.test : (webhookKinds.find((one) => one.kind === kind)?.words ?? kind);

function triesOf({ status, tries, next_try_at }: WebhookDelivery) {
  if (status === 'pending' && tries > 0 && next_try_at)
    return (
      <>
        , <Fill of={copy.triesNext} with={{ count: tries, date: <DateTime at={next_try_at} /> }} />
      </>
    );
  return tries > 1 && <>, {fill(copy.tries, { count: tries })}</>;
}
