import { useEffect, useState } from 'react';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import type { DeskFilter } from '../../features/conversations/desk/desk-filter.ts';
import { useQueue } from '../../features/conversations/desk/queues.ts';
import { nextInWalk } from '../../features/conversations/desk/walk.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import type { useConsoleAddress } from './console-address.ts';

/** Before the last entry that is here more are fetched, so that J does not wait for them. */
const ahead = 10;

/** J and K walk through the queue that is shown, and after a chat was closed the next one opens. */
export function useWalk(place: ReturnType<typeof useConsoleAddress>, filter: DeskFilter) {
  const queue = place.queue ?? 'waiting';
  const { query, rows } = useQueue(queue, filter);
  const ids = rows.map(({ id }) => id);
  const order = useOrderAtOpening(`${queue} ${place.threadId ?? ''}`, ids);
  const isNearEnd = place.threadId !== null && ids.indexOf(place.threadId) >= ids.length - ahead;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, isError, fetchNextPage]);
  const step = (by: 1 | -1) => {
    const next = nextInWalk(order, ids, place.threadId, by);
    if (next) place.showThread(next);
  };
  const canWalk = place.queue !== null;
  useShortcuts('here', [
    { keys: 'j', does: copy.keyNext, act: canWalk ? () => step(1) : undefined },
    { keys: 'k', does: copy.keyPrevious, act: canWalk ? () => step(-1) : undefined },
  ]);
  return {
    /** One that is open still goes on to the next of its list; of lists that keep what is done it stays. */
    onClosed: (id: string) => {
      const from = order.includes(id) ? order : ids; // one that Undo opened may have come to the list after that
      if (id !== place.threadId || !canWalk || queue === 'done' || queue === 'all' || !from.includes(id)) return;
      const others = ids.filter((one) => one !== id);
      const next = nextInWalk(from, others, id, 1) ?? nextInWalk(from, others, id, -1);
      if (next) place.showThread(next);
      else place.leaveThread();
    },
  };
}

/** The list as it stood when what `of` names was opened, or when it first came after that. */
function useOrderAtOpening(of: string, ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState({ of, ids });
  if (kept.of !== of || (kept.ids.length === 0 && ids.length > 0)) setKept({ of, ids });
  return kept.of === of ? kept.ids : ids;
}
