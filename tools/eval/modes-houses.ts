// Questions of houses with what answers each, or that nothing does: what the guest is told, what is only shown as the
// nearest, and what goes to the owner.
import type { Decision } from '#features/assistant';
import { readAsked } from './asked.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { did, isNearest, playTurn, recited, replyOf } from './play.ts';

/** `neither`: the guest is asked for more, sent elsewhere, or read as reporting a trouble. */
type Came = 'told' | 'told_wrong' | 'nearest' | 'nearest_wrong' | 'asked_owner' | 'neither';

export async function evalHouses(options: EvalOptions): Promise<Figures> {
  const { fails } = options;
  const tallies = { answerable: new Map<Came, number>(), missing: new Map<Came, number>() };
  const rows = readAsked(options);
  for (const { knowledge, text, history, gold } of rows) {
    const decision = await playTurn(knowledge, text, history);
    const came = whatCame(decision, gold);
    const tally = gold === null ? tallies.missing : tallies.answerable;
    tally.set(came, (tally.get(came) ?? 0) + 1);
    if (fails && came !== 'told' && !(gold === null && !recited(decision).length))
      console.error(
        `${came} | ${decision.trace.reason} ${decision.trace.confidence ?? ''} | ${gold} | ${text} | ${replyOf(decision).slice(0, 100).replaceAll('\n', ' ')}`,
      );
  }
  const shares = (tally: Map<Came, number>): Figures => {
    const all = [...tally.values()].reduce((sum, n) => sum + n, 0);
    return { rows: all, ...Object.fromEntries([...tally].sort().map(([came, n]) => [came, rate(n, all)])) };
  };
  return { rows: rows.length, answerable: shares(tallies.answerable), missing: shares(tallies.missing) };
}

function whatCame(decision: Decision, gold: string | null): Came {
  const ids = recited(decision);
  if (ids.length === 0) return did(decision, 'ask_owner') ? 'asked_owner' : 'neither';
  const right = ids.some((id) => id === gold);
  if (isNearest(decision)) return right ? 'nearest' : 'nearest_wrong';
  return right ? 'told' : 'told_wrong';
}
