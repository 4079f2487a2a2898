import { useSyncExternalStore } from 'react';
import type { Inputs } from '../http/rest.ts';
import type { Tap } from './tap.ts';

/** What an owner can tap without a network; `question` is what it is about, in words. */
export type OwnerAct =
  | { kind: 'approval'; id: string; approve: boolean; question: string }
  | { kind: 'answer'; body: Inputs['ownerQuestions']['answer']; question: string };

const none: readonly Tap<OwnerAct>[] = [];
let taps = none;
const listeners = new Set<() => void>();

/** What this owner tapped and the server does not have. */
export const useOwnerTaps = (): readonly Tap<OwnerAct>[] =>
  useSyncExternalStore(
    subscribe,
    () => taps,
    () => none,
  );

export function showOwnerTaps(now: readonly Tap<OwnerAct>[]) {
  taps = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
