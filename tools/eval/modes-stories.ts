// Whole evenings over HTTP: a guest's lines, a contractor's taps, an owner's answer. The gate that counts.
import { appendFileSync } from 'node:fs';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { faultsOf } from './stories/judge.ts';
import { playStory } from './stories/play.ts';
import { startStoryServer } from './stories/server.ts';
import { readStories } from './stories/story.ts';

const heldRuns = 'tools/eval/data/understanding/held-runs.md';

/** Of stories, or of turns. */
interface Tally {
  right: number;
  all: number;
}

export async function evalStories({ files, fails }: EvalOptions): Promise<Figures> {
  const isHeld = files.some((file) => file.includes('/held/'));
  const [stories, turns]: [Tally, Tally] = [
    { right: 0, all: 0 },
    { right: 0, all: 0 },
  ];
  const [byAct, byLanguage, faults] = [new Map<string, Tally>(), new Map<string, Tally>(), new Map<string, number>()];
  const server = await startStoryServer();
  let failed = 0;
  try {
    for (const story of files.flatMap(readStories)) {
      let isRight = true;
      for (const turn of await playStory(server, story)) {
        const found = faultsOf(turn, story.lang);
        const good = found.length === 0;
        isRight &&= good;
        count(turns, good);
        for (const { act } of turn.is) count(tallyOf(byAct, act), good);
        for (const fault of found) faults.set(fault, (faults.get(fault) ?? 0) + 1);
        // What is held is scored and never read.
        if (fails && !isHeld && !good)
          console.log(
            `${story.lang} ${found.join(', ')}\n  > ${turn.text}\n  ${turn.replies.map(({ body }) => body).join('\n  ')}`,
          );
      }
      count(stories, isRight);
      count(tallyOf(byLanguage, story.lang), isRight);
    }
    failed = await server.failedTurns();
  } finally {
    await server.end();
  }
  const figures = { stories: figureOf(stories), turns: figureOf(turns) };
  if (isHeld) appendFileSync(heldRuns, `${new Date().toISOString().slice(0, 10)}: ${JSON.stringify(figures)}\n`);
  return {
    ...figures,
    'turns that could not be decided': failed,
    'turns by what the guest does': eachOf(byAct),
    'stories by language': eachOf(byLanguage),
    ...(!isHeld && { faults: Object.fromEntries([...faults].toSorted(([, a], [, b]) => b - a)) }),
  };
}

function tallyOf(all: Map<string, Tally>, name: string): Tally {
  const tally = all.get(name) ?? { right: 0, all: 0 };
  all.set(name, tally);
  return tally;
}

function count(tally: Tally, isRight: boolean): void {
  tally.all++;
  if (isRight) tally.right++;
}

const figureOf = ({ right, all }: Tally): string => `${rate(right, all)} of ${all}`;
const eachOf = (tallies: Map<string, Tally>): Figures =>
  Object.fromEntries(
    [...tallies].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, tally]) => [name, figureOf(tally)]),
  );
