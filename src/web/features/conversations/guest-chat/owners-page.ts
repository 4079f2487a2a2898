import { type FrameWord, readPageWord, wrap } from '#contract/conversations/widget-messages.ts';

/** Whose page it is, by the browser, and what its visitor wrote there; null where they go on with a chat. */
export type OwnersPage = { origin: string; words: string | null };

/**
 * In a frame on an owner's page: says that it is there, and hears once what was written. Only the page itself is heard,
 * never another frame of it. @returns how to stop
 */
export function meetOwnersPage(onBegin: (page: OwnersPage) => void): () => void {
  const met = new AbortController();
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      const word = source === parent ? readPageWord(data) : undefined;
      if (!word || parent === window) return;
      met.abort();
      onBegin({ origin, words: word.begin });
    },
    { signal: met.signal },
  );
  tellOwnersPage('ready');
  return () => met.abort();
}

/** No secret is in any of these words, so that nobody has to be asked whose page it is. */
export function tellOwnersPage(word: FrameWord) {
  if (parent !== window) parent.postMessage(wrap(word), '*');
}
