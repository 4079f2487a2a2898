import { limits } from '#contract/limits.ts';

const storageKey = 'porchlight.site-chat';
type Kept = { sessionId: string; timestamp: number };
let kept: Kept | undefined;

/** This browser's session, 128 random bits, made on the first page and anew when it is 30 days old. Kept in memory where storage is forbidden. */
export function siteChatSession(now = Date.now()): string {
  const oldest = now - limits.siteChatDays * 24 * 3_600_000;
  kept = readKept() ?? kept;
  if (kept && kept.timestamp > oldest) return kept.sessionId;
  kept = { sessionId: randomId(), timestamp: now };
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
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isKept(found) ? found : undefined;
  } catch {
    return undefined; // forbidden or not ours: as if there were none
  }
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' &&
  found !== null &&
  'sessionId' in found &&
  typeof found.sessionId === 'string' &&
  /^[\w-]{22,64}$/.test(found.sessionId) &&
  'timestamp' in found &&
  typeof found.timestamp === 'number';

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
