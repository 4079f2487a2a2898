import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDrawing } from '../../tools/docs/draw-work-orders.ts';

it('docs/dispatch.md draws the state machine of work orders as it is (npm run draw:work-orders)', () => {
  const doc = readFileSync(new URL('../../docs/dispatch.md', import.meta.url), 'utf8');
  expect(withDrawing(doc)).toBe(doc);
});
