import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/http/query.ts';
import { ownZone } from '../../../lib/time/zones.ts';

/** It goes on by itself, whatever happens: at midnight another day begins. */
const rereadMs = 10 * 60_000;

/** The owner's day, the night counted by the clock of this browser. */
export const todayQuery = orpc.reports.today.queryOptions({
  input: { timezone: ownZone() },
  refetchInterval: rereadMs,
});

export const useToday = () => useQuery(todayQuery);
