// Asks what a house could answer after the answer was taken away: the snippet and its near twins. Nothing may be told as
// the answer then; `nearest` says that it is not sure, and shows what comes nearest.
import { indexFor } from '#language/ranking';
import { readAnswerable } from './asked.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { did, isNearest, playTurn, replyOf, told } from './play.ts';
import { areTwins } from './twins.ts';

export async function evalDeleted(options: EvalOptions): Promise<Figures> {
  const seen = { abstained: 0, nearest: 0, answered: 0, asked_owner: 0, whole_answered: 0, whole_nearest: 0 };
  const rows = readAnswerable(options);
  for (const { knowledge, text, history, gold } of rows) {
    const lost = knowledge.snippets.find(({ id }) => id === gold);
    if (!lost) throw new Error(`No snippet ${gold} answers: ${text}`);
    const snippets = knowledge.snippets.filter((snippet) => snippet !== lost && !areTwins(snippet, lost));
    const left = { ...knowledge, snippets, index: indexFor(snippets, knowledge.name) };
    const decision = await playTurn(left, text, history);
    const tells = told(decision).length > 0;
    seen.abstained += tells ? 0 : 1;
    seen.nearest += isNearest(decision) ? 1 : 0;
    seen.answered += tells ? 1 : 0;
    seen.asked_owner += did(decision, 'ask_owner') ? 1 : 0;
    const whole = await playTurn(knowledge, text, history);
    seen.whole_answered += told(whole).length > 0 ? 1 : 0;
    seen.whole_nearest += isNearest(whole) ? 1 : 0;
    if (options.fails && tells)
      console.error(`${decision.trace.reason} | ${text} | ${replyOf(decision).slice(0, 120)}`);
  }
  const shares = Object.entries(seen).map(([name, n]): [string, number] => [name, rate(n, rows.length)]);
  return { rows: rows.length, ...Object.fromEntries(shares) };
}
