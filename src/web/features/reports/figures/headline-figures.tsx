import * as definitions from '#contract/messages/en/reports/definitions.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import type { Report, Spread } from '#contract/reports/figures.ts';
import { Definition } from './definition.tsx';
import { countWords, lengthWords, percentOf } from './figure-words.ts';

/** The four that are looked for first, each with how much it counts. */
export function HeadlineFigures({ report }: { report: Report }) {
  const { requests, answers, orders, money } = report;
  const { settled, n } = requests.outcomes;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        label={copy.settled}
        definition={definitions.settled}
        value={percentOf({ n: settled, of: n })}
        hint={
          n > 0 ? fill(copy.ofN, { n: countWords(settled), of: fill(copy.requestsCounted, { count: n }) }) : copy.none
        }
      />
      <TimeFigure label={copy.firstWord} definition={definitions.firstWord} spread={answers.first_word} />
      <TimeFigure label={copy.done} definition={definitions.done} spread={orders.done} />
      <Figure
        label={copy.spent}
        definition={definitions.spent}
        value={money.total.orders > 0 ? dollars(money.total.cents) : null}
        hint={money.total.orders > 0 ? fill(copy.ordersCounted, { count: money.total.orders }) : copy.none}
      />
    </ul>
  );
}

function TimeFigure({ label, definition, spread }: { label: string; definition: string; spread: Spread }) {
  return (
    <Figure
      label={label}
      definition={definition}
      value={spread && lengthWords(spread.median)}
      hint={spread ? spreadWords(spread, lengthWords) : copy.none}
    />
  );
}

/** "Median 4 min · nine of ten under 2 h · 40 values". */
export function spreadWords(spread: NonNullable<Spread>, words: (value: number) => string): string {
  const said = fill(copy.medianAndP90, { median: words(spread.median), p90: words(spread.p90) });
  return `${said} · ${fill(copy.n, { count: spread.n })}`;
}

function Figure({
  label,
  definition,
  value,
  hint,
}: {
  label: string;
  definition: string;
  value: string | null;
  hint: string;
}) {
  return (
    <li className="grid min-h-28 content-start gap-1 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-meta text-ink-2">{label}</h2>
        <Definition of={label}>{definition}</Definition>
      </div>
      <p className="font-display text-number tabular-nums">{value ?? '--'}</p>
      <p className="text-meta text-ink-2">{hint}</p>
    </li>
  );
}
