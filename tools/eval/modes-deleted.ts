// Asks what a house could answer after the answer was taken away: the snippet and its near twins. Nothing may be told as
// the answer then; `nearest` says that it is not sure, and shows what comes nearest.
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { snippetsByEntity } from './houses.ts';
import { barePropertyKnowledge } from './modes-retrieval.ts';
import { did, isNearest, playTurn, replyOf, told } from './play.ts';
import { kbRow, readRows, retrievalRow } from './rows.ts';
import { areTwins } from './twins.ts';

export async function evalDeleted({ files, kb, fails }: EvalOptions): Promise<Figures> {
  const entities = snippetsByEntity(readRows(kb, kbRow));
  const seen = { abstained: 0, nearest: 0, answered: 0, asked_owner: 0, whole_answered: 0, whole_nearest: 0 };
  const rows = files.flatMap((file) => readRows(file, retrievalRow));
  for (const { entity, gold, text, history } of rows) {
    const snippets = entities.get(entity) ?? [];
    const lost = snippets.find(({ id }) => id === gold);
    if (!lost) throw new Error(`${entity} has no snippet ${gold}.`);
    const left = snippets.filter((snippet) => snippet !== lost && !areTwins(snippet, lost));
    const decision = await playTurn(barePropertyKnowledge(left), text, history);
    const tells = told(decision).length > 0;
    seen.abstained += tells ? 0 : 1;
    seen.nearest += isNearest(decision) ? 1 : 0;
    seen.answered += tells ? 1 : 0;
    seen.asked_owner += did(decision, 'ask_owner') ? 1 : 0;
    const whole = await playTurn(barePropertyKnowledge(snippets), text, history);
    seen.whole_answered += told(whole).length > 0 ? 1 : 0;
    seen.whole_nearest += isNearest(whole) ? 1 : 0;
    if (fails && tells) console.error(`${decision.trace.reason} | ${text} | ${replyOf(decision).slice(0, 120)}`);
  }
  const shares = Object.entries(seen).map(([name, n]): [string, number] => [name, rate(n, rows.length)]);
  return { rows: rows.length, ...Object.fromEntries(shares) };
}
