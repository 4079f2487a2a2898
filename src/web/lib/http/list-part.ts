import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/** A row with what it weighs: of all parts the heaviest stands first. */
export type Weighed = { weight: number; row: ReactElement };

/** One part of a list that several queries make. */
export type ListPart = {
  /** Undefined while nobody knows: neither that there are some nor that there are none. */
  rows: readonly Weighed[] | undefined;
  /** `first`: they could not be fetched; `again`: what is shown is as old as `at`. */
  failed: 'first' | 'again' | null;
  /** Nothing asks for them until there is a network. */
  isPaused: boolean;
  at: number;
  retry: () => void;
};

type Asked = Pick<UseQueryResult, 'isLoadingError' | 'isRefetchError' | 'isPaused' | 'dataUpdatedAt' | 'refetch'>;

/** The part of a query: rows are handed in once its data is there. */
export const listPartOf = (query: Asked, rows: readonly Weighed[] | undefined): ListPart => ({
  rows,
  failed: query.isLoadingError ? 'first' : query.isRefetchError ? 'again' : null,
  isPaused: query.isPaused,
  at: query.dataUpdatedAt,
  retry: () => void query.refetch(),
});
