import { siteChatDays } from '#contract/site/chat-session.ts';

const storageKey = 'porchlight.site-chat';
type Kept = { sessionId: string; timestamp: number };
let kept: Kept | undefined;

/**
 * This browser's session, 128 random bits, made on the first page and anew when it is 30 days old. Kept in memory where
 * storage is forbidden.
 */
export function siteChatSession(now = Date.now()): string {
  kept = readKept() ?? kept;
  if (kept && kept.timestamp > now - siteChatDays * 24 * 3_600_000) return kept.sessionId;
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  kept = { sessionId: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), timestamp: now };
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: such errors are only logged (spec 1, section 8)
    console.warn('The chat session is kept for this page only.', error);
  }
  return kept.sessionId;
}

function readKept(): Kept | undefined {
  try {
    const found: Partial<Kept> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const { sessionId = '', timestamp = Number.NaN } = found;
    return /^[\w-]{22,64}$/.test(sessionId) && timestamp >= 0 ? { sessionId, timestamp } : undefined;
  } catch {
    return undefined; // forbidden or not ours: as if there were none
  }
}
