// What an experienced person would do first with a trouble: send somebody, have the guest try something, or ask. Files
// of `{text, first_step, urgency}`; the house is the first of --fixtures.
import { type Decision, leadOf, propertyKnowledgeOf } from '#features/assistant';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { sampleHouse } from './houses.ts';
import { did, playTurn, replyOf } from './play.ts';
import { firstStepRow, readRows } from './rows.ts';

export async function evalFirstStep({ files, fixtures, fails }: EvalOptions): Promise<Figures> {
  const { facts, secrets, articles } = sampleHouse(fixtures);
  const house = propertyKnowledgeOf(facts, secrets, articles);
  const rows = files.flatMap((file) => readRows(file, firstStepRow));
  const tally = new Map<string, number>();
  for (const { text, first_step: wanted, urgency } of rows) {
    const decision = await playTurn(house, text, [], 'current');
    const came = firstStepOf(decision);
    const key = `${wanted === 'order' && urgency === 'urgent' ? 'order, urgent' : wanted}: ${came}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
    if (fails && came !== wanted)
      console.error(
        `${key} | ${decision.trace.reason} | ${text} | ${replyOf(decision).slice(0, 90).replaceAll('\n', ' ')}`,
      );
  }
  const counts = Object.fromEntries([...tally].sort());
  const right = [...tally].reduce((sum, [key, n]) => sum + (/^(\w+): \1$/.test(key) ? n : 0), 0);
  return { rows: rows.length, right: rate(right, rows.length), ...counts };
}

function firstStepOf(decision: Decision): string {
  if (did(decision, 'emergency')) return 'alarm';
  if (did(decision, 'open_work_order')) return 'order';
  const lead = leadOf(decision);
  if (lead.kind === 'step') return 'try';
  if (lead.kind === 'askGuest') return 'ask';
  return lead.kind === 'danger' && lead.stage === 'asked' ? 'asked about danger' : 'other';
}
