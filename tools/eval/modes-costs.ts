// What another number in the cost table would have done on the tuned stories: npm run eval -- costs --cost
// missed.trouble=4. Each line that is answered differently, with --fails, and how many are right before and after.
import { missed, needless } from '../../src/server/features/assistant/deciding/costs.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { faultsOf } from './stories/judge.ts';
import { playStory } from './stories/play.ts';
import { startStoryServer } from './stories/server.ts';
import { readStories } from './stories/story.ts';

const tables: Record<string, Record<string, number>> = { missed, needless };

export async function evalCosts({ files, changes, fails }: EvalOptions): Promise<Figures> {
  const before = await playAll(files);
  const kept = changes.map((change) => set(change));
  const after = await playAll(files);
  for (const undo of kept) undo();
  const changed = after.flatMap((line, at) => (line.said === before[at]?.said ? [] : [{ line, was: before[at] }]));
  if (fails)
    for (const { line, was } of changed)
      console.log(
        `> ${line.text}\n  ${was?.isRight ? 'right' : 'wrong'}: ${was?.said}\n  ${line.isRight ? 'right' : 'wrong'}: ${line.said}`,
      );
  return {
    changed: changes.join(', ') || 'nothing',
    'lines right before': rightOf(before),
    'lines right after': rightOf(after),
    'answered differently': changed.length,
    'now right': changed.filter(({ line, was }) => line.isRight && !was?.isRight).length,
    'now wrong': changed.filter(({ line, was }) => !line.isRight && was?.isRight).length,
  };
}

/** "missed.trouble=4". @returns what sets it back */
function set(change: string): () => void {
  const [, table = '', name = '', number = ''] = /^(\w+)\.(\w+)=([\d.]+)$/.exec(change) ?? [];
  const costs = tables[table];
  const was = costs?.[name];
  if (!costs || was === undefined)
    throw new Error(`Say which cost, as in --cost missed.trouble=4: "${change}" is none of deciding/costs.ts.`);
  costs[name] = Number(number);
  return () => {
    costs[name] = was;
  };
}

interface Line {
  text: string;
  said: string;
  isRight: boolean;
}

async function playAll(files: readonly string[]): Promise<Line[]> {
  const server = await startStoryServer();
  const lines: Line[] = [];
  try {
    for (const story of files.flatMap(readStories))
      for (const turn of await playStory(server, story))
        lines.push({
          text: turn.text,
          said: turn.replies.map(({ body }) => body).join(' / '),
          isRight: faultsOf(turn, story.lang).length === 0,
        });
  } finally {
    await server.end();
  }
  return lines;
}

const rightOf = (lines: Line[]): string =>
  `${rate(lines.filter(({ isRight }) => isRight).length, lines.length)} of ${lines.length}`;
