import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withThreadDrawing } from '../../tools/docs/draw-thread.ts';
import { withDrawing } from '../../tools/docs/draw-work-orders.ts';

const read = (doc: string): string => readFileSync(new URL(`../../docs/${doc}`, import.meta.url), 'utf8');

it('docs/dispatch.md draws the state machine of work orders as it is (npm run draw:work-orders)', () => {
  const doc = read('dispatch.md');
  expect(withDrawing(doc)).toBe(doc);
});

it('docs/assistant-states.md draws the state machine of a thread as it is (npm run draw:thread)', () => {
  const doc = read('assistant-states.md');
  expect(withThreadDrawing(doc)).toBe(doc);
});
