import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { orpc } from '../../../lib/http/query.ts';
import { lockForWindow } from '../../../lib/offline/window-lock.ts';
import { newsSince, type WaitingChat, waitingFor } from './desk-news.ts';
import { notify } from './desktop-notice.ts';
import { noticeChoices } from './notice-choices.ts';
import { ring } from './sound.ts';
import { markTab } from './tab-mark.ts';

/** More than anybody answers at once; the tab counts no further. */
const most = 50;

const listOf = (queue: 'waiting' | 'mine') => orpc.conversations.list.queryOptions({ input: { queue, limit: most } });

/**
 * Tells somebody at the desk that a guest waits, on any screen of the team: in the tab's title and icon, and by sound
 * and by the desktop where they chose so. Of several windows one makes the sound.
 */
export function DeskNotice({ myId, onOpen }: { myId: string; onOpen: (threadId: string) => void }) {
  const waiting = useQuery(listOf('waiting')).data?.items;
  const mine = useQuery(listOf('mine')).data?.items;
  const choices = noticeChoices.useChoice();
  const known = useRef<ReadonlySet<string>>(null);
  const isRinger = useRef(false);
  const forMe = waiting && mine && waitingFor(myId, [...waiting, ...mine]);

  const tell = useEffectEvent((chats: readonly WaitingChat[]) => {
    const [first] = chats;
    if (!first) return;
    const isUrgent = chats.some(({ urgency }) => urgency === 'urgent');
    if (choices.sound && isRinger.current) void ring(isUrgent ? 'urgent' : 'usual');
    if (choices.desktop) for (const chat of chats) notify(chat, () => onOpen(chat.id));
  });
  useEffect(() => {
    if (!forMe) return;
    const look = newsSince(known.current, forMe);
    known.current = look.known;
    tell(look.news);
  }, [forMe]);

  useEffect(() => {
    const closed = new AbortController();
    void ringWhileFirst(closed.signal, (isFirst) => {
      isRinger.current = isFirst;
    });
    return () => closed.abort();
  }, []);

  const count = forMe?.length ?? 0;
  useEffect(() => markTab(count), [count]);
  return null;
}

/** Asks again and again: the window that had it may have been closed. */
async function ringWhileFirst(closed: AbortSignal, say: (isFirst: boolean) => void): Promise<void> {
  if (await lockForWindow('porchlight.desk-notices', closed)) return say(true);
  const timer = setTimeout(() => void ringWhileFirst(closed, say), 5000);
  closed.addEventListener('abort', () => clearTimeout(timer));
}
