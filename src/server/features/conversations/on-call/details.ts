import { activeTeam } from '#features/accounts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { viewRota } from './plan.ts';

/** For whoever runs the server: whether an alarm finds somebody on call. Numbers alone, no names. */
export type OnCallDetails = {
  /** `none` while nobody is on call at any time: every alarm rings everybody. */
  rota: 'made' | 'none';
  people_now: number;
  /** Times within the next 14 days at which nobody is, and the first of them. */
  gaps: number;
  next_gap_at: string | null;
};

export async function onCallDetails(deps: Deps): Promise<OnCallDetails> {
  const team = await activeTeam(deps.authDb);
  const { empty, now, gaps } = await withActor(deps.store, system, (unit) => viewRota(unit, team));
  return {
    rota: empty ? 'none' : 'made',
    people_now: now.length,
    gaps: gaps.length,
    next_gap_at: gaps[0]?.starts_at ?? null,
  };
}
