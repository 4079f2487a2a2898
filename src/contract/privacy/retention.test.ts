import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacy } from '../messages/en/site/privacy.ts';
import { retention, retentionSentence, spanOf } from './retention.ts';

it('is told on the page about privacy, kind by kind', () => {
  const words = privacy.sections.flatMap(({ body }) => body).join('\n');
  expect(words).toContain(retentionSentence());
  for (const { what } of Object.values(retention)) expect(words).toContain(what);
});

it('stands in docs/security.md with the same figures', () => {
  const doc = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const missing = Object.values(retention).filter(({ what, days }) => !doc.includes(`| ${what} | ${spanOf(days)} |`));
  expect(missing).toEqual([]);
});

it('says spans as a reader would', () => {
  expect([1, 30, 365, 400, 730].map(spanOf)).toEqual(['a day', '30 days', 'a year', '400 days', '2 years']);
});
