import { useEffect } from 'react';
import type { GuestThread } from '#contract/conversations/guest.ts';
import { tellOwnersPage } from './owners-page.ts';

/** In a frame: Escape closes the chat, and what is said while it is closed is told by its button. */
export function useTellingOwnersPage(isFramed: boolean, thread: GuestThread | null) {
  useEffect(() => {
    if (!isFramed) return;
    const left = new AbortController();
    const press = ({ key, isComposing }: KeyboardEvent) => key === 'Escape' && !isComposing && tellOwnersPage('close');
    addEventListener('keydown', press, { signal: left.signal });
    return () => left.abort();
  }, [isFramed]);
  const last = thread?.messages.at(-1);
  const news = last && last.author !== 'guest' ? last.id : null;
  useEffect(() => {
    if (isFramed && news) tellOwnersPage('news');
  }, [isFramed, news]);
}
