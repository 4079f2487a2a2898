import { isAfterFailure } from './database-errors.ts';

/**
 * Work of one unit that does not wait for each other: its queries, sent in the order given, share round trips. It ends
 * when all of it has, since nothing may go on with a connection that was given back. @throws what failed first, in the
 * order given; a query that failed for no reason but an earlier one's failure is no reason
 */
export async function allSettledInOrder<Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const ends = await Promise.allSettled(work);
  const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
  if (failed.length) throw failed.find((reason) => !isAfterFailure(reason)) ?? failed[0];
  return ends.map((end) => end.status === 'fulfilled' && end.value) as {
    -readonly [At in keyof Work]: Awaited<Work[At]>;
  }; // in order
}
