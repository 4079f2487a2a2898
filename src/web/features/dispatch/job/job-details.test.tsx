import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Job } from '#contract/dispatch/jobs.ts';
import type { CostLine } from '#contract/work-orders/lines.ts';
import { wordsIn } from '../../../../../tests/support/rendered.ts';
import { JobFacts } from './job-details.tsx';

const job = {
  issue_summary: 'Water under the sink.',
  attempted_fix: null,
  stay_confirmed: true,
  area: 'Newport, OR',
  owner_name: 'Olive',
  nte_cents: 30_000,
  cost_cents: null,
  cost_lines: [] as CostLine[],
  arrival_from: null,
  arrival_to: null,
  timezone: 'America/Los_Angeles',
} as Job; // as much of it as is shown here

const factsOf = (changes: Partial<Job>) =>
  wordsIn(renderToStaticMarkup(<JobFacts job={{ ...job, ...changes }} timeLeft={null} onAskMore={null} />));

test('whoever is offered a job of a guest whom nobody has checked is told so', () => {
  const warning = "Guest Stay not confirmed: nobody has checked that they're staying there";
  expect(factsOf({ stay_confirmed: false })).toContain(warning);
  expect(factsOf({ stay_confirmed: true })).not.toContain('Stay not confirmed');
});
