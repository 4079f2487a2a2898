import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { keptCopy } from './kept-copy.ts';
import { personSealer, takeSealKeyOfTab } from './seal.ts';

type KeptAnswer = { key: QueryKey; data: unknown; at: number };

/** Several changes at once are one write. */
const pauseMs = 500;

/** Keeps what these queries were answered last, for a page that opens without a network. */
export function keepAnswers(client: QueryClient, person: string, wanted: readonly QueryKey[]): () => void {
  const hashes = new Set(wanted.map(hashKey));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const answers = wanted.flatMap((key): KeptAnswer[] => {
      const { data, dataUpdatedAt: at } = client.getQueryState(key) ?? {};
      return data === undefined ? [] : [{ key, data, at: at ?? 0 }];
    });
    void keptCopy.write(person, answers, personSealer);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
  };
  later();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && hashes.has(event.query.queryHash)) later();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Puts back what was kept of whoever is signed in in this tab; what was read meanwhile stays. False where nothing was. */
export async function restoreAnswers(client: QueryClient): Promise<boolean> {
  const person = takeSealKeyOfTab();
  const copy = person && (await keptCopy.read(person, personSealer));
  if (!copy) return false;
  for (const { key, data, at } of copy.value as KeptAnswer[]) // as written above
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at });
  return true;
}
