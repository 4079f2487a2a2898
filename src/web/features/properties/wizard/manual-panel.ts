import type { ReactNode } from 'react';
import type { WaitingArticle } from './draft.ts';
import type { Values } from './values.ts';

/** What reads a manual in step 1, which another feature draws. */
export type ManualPanel = (panel: {
  now: Values;
  manual: string | null;
  onKeep: (manual: string | null) => void;
  onTake: (taken: { values: Record<string, string>; articles: WaitingArticle[] }) => void;
  /** Whether it takes all the room of the step. */
  onOpen: (open: boolean) => void;
}) => ReactNode;
