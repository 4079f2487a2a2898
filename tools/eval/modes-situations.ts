// Each row of the table of situations, played through the server's HTTP surface in a cabin where nothing else is open.
import { appendFileSync } from 'node:fs';
import { guestLanguages } from '#contract/messages/languages.ts';
import type { EvalOptions } from './eval.ts';
import type { Figures } from './figures.ts';
import { readSituations, situationNames } from './situations/situation.ts';
import { type Played, playSituations, rightOf } from './situations/tally.ts';
import { startStoryServer } from './stories/server.ts';

const heldRuns = 'tools/eval/data/understanding/held-runs.md';

export async function evalSituations({ files, fails }: EvalOptions): Promise<Figures> {
  const isHeld = files.some((file) => file.includes('held'));
  const server = await startStoryServer();
  try {
    const played = await playSituations(server, files.flatMap(readSituations));
    // What is held is scored and never read.
    if (fails && !isHeld) for (const one of played.filter(({ faults }) => faults.length > 0)) tell(one);
    const figures = figuresOf(played);
    if (isHeld)
      appendFileSync(
        heldRuns,
        `${new Date().toISOString().slice(0, 10)}: ${JSON.stringify({ situations: figures })}\n`,
      );
    return {
      ...figures,
      faults: Object.fromEntries(situationNames.map((is) => [is, faultsOf(played, is)])),
    };
  } finally {
    await server.end();
  }
}

const figuresOf = (played: readonly Played[]): Figures =>
  Object.fromEntries(
    situationNames.map((is) => [
      is,
      [
        `${share(rightOf(played, is))}:`,
        ...guestLanguages.map((lang) => `${lang} ${share(rightOf(played, is, lang))}`),
      ].join(' '),
    ]),
  );

const share = ({ right, all }: { right: number; all: number }): string => `${right}/${all}`;

/** How often what was missed; of held rows too, since it tells nothing of their words. */
function faultsOf(played: readonly Played[], is: string): string {
  const counts = new Map<string, number>();
  for (const { row, faults } of played)
    if (row.is === is) for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].map(([fault, times]) => `${fault} ${times}`).join(', ') || 'none';
}

const tell = ({ row, faults, replied }: Played): void =>
  console.log(`${row.is} ${row.lang}: ${faults.join(', ')}\n  > ${row.text}\n  ${replied.join('\n  ')}`);
