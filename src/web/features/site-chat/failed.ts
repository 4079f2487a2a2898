import type { SiteChatMessage } from '#contract/site-chat/site-chat.ts';

/** An exchange that did not reach the server, and how many messages the server had before it. */
type Failed = { after: number; messages: SiteChatMessage[] };

const storageKey = 'porchlight.site-chat.failed';
const most = 20;

/** Failed exchanges belong to the history too (spec 1, section 8). What the server never got, this browser keeps. */
export function keepFailed(sessionId: string, failed: Failed): void {
  try {
    const items = [...readFailed(sessionId), failed].slice(-most);
    localStorage.setItem(storageKey, JSON.stringify({ sessionId, items }));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: such errors are only logged (spec 1, section 8)
    console.warn('A failed exchange is kept for this page only.', error);
  }
}

/** The server's history with the failed exchanges where they happened. */
export function withFailed(sessionId: string, kept: readonly SiteChatMessage[]): SiteChatMessage[] {
  const failed = readFailed(sessionId);
  const at = (index: number) => failed.filter(({ after }) => after === index).flatMap(({ messages }) => messages);
  const beyond = failed.filter(({ after }) => after > kept.length).flatMap(({ messages }) => messages);
  return [...kept.flatMap((message, index) => [...at(index), message]), ...at(kept.length), ...beyond];
}

function readFailed(sessionId: string): Failed[] {
  try {
    const found = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
      sessionId: string;
      items: Failed[];
    } | null; // written above
    return found?.sessionId === sessionId ? found.items : [];
  } catch {
    return []; // forbidden or not ours: as if there were none
  }
}
