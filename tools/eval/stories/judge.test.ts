import { expect, test } from 'vitest';
import { faultsOf } from './judge.ts';
import type { Standing, Turn } from './play.ts';

const quiet: Standing = { state: 'assistant', language: 'en', orders: [], questions: 0 };
const order = { id: 'o', trade: 'plumbing', open: true, summary: 'It leaks.', contractor: null };
const reply = (body: string, source?: { kind: 'article' | 'playbook' | 'safety'; id: string }) =>
  ({
    body,
    kind: 'text',
    sources: source ? [{ ...source, title: '' }] : [],
    secrets: [],
    work_order: null,
  }) as unknown as Turn['replies'][number];
const turn = (is: Turn['is'], changes: Partial<Turn>): Turn => ({
  text: '',
  is,
  ids: new Map([['n01', 'article:1']]),
  before: quiet,
  after: quiet,
  replies: [reply('Yes.')],
  choices: [],
  isChecked: true,
  earlier: [],
  ...changes,
});

const parking = { kind: 'article', id: 'article:1' } as const;
const other = { kind: 'article', id: 'article:2' } as const;

test.each([
  ['the note that answers is told', turn([{ act: 'ask', note: 'n01' }], { replies: [reply('Left.', parking)] }), []],
  ['another note is told', turn([{ act: 'ask', note: 'n01' }], { replies: [reply('At 4.', other)] }), ['ask: not met']],
  [
    'a note is told that does not answer',
    turn([{ act: 'ask' }], { replies: [reply('At 4.', other)] }),
    ['ask: not met'],
  ],
  ['the owner is asked', turn([{ act: 'ask' }], { after: { ...quiet, questions: 1 } }), []],
  ['thanks open a job', turn([{ act: 'small' }], { after: { ...quiet, orders: [order] } }), ['small: order']],
  ['a leak opens one', turn([{ act: 'trouble', trade: 'plumbing' }], { after: { ...quiet, orders: [order] } }), []],
  [
    'a leak opens another trade’s',
    turn([{ act: 'trouble', trade: 'plumbing' }], { after: { ...quiet, orders: [{ ...order, trade: 'gas' }] } }),
    ['trouble: not met'],
  ],
  [
    'the same step twice',
    turn([{ act: 'failed' }], { replies: [reply('Press it.', { kind: 'playbook', id: 'p' })], earlier: ['Press it.'] }),
    ['failed: not met'],
  ],
  [
    'a game rings',
    turn([{ act: 'like', danger: 'fire' }], { replies: [reply('Out!', { kind: 'safety', id: 'safety:fire' })] }),
    ['like: alarm'],
  ],
  ['nothing is said', turn([{ act: 'small' }], { replies: [] }), ['small: not met', 'silence']],
  ['a person has the chat', turn([{ act: 'small' }], { replies: [], after: { ...quiet, state: 'assigned' } }), []],
  ['another language', turn([{ act: 'small' }], { after: { ...quiet, language: 'es' } }), ['language']],
])('%s', (_, played, faults) => {
  expect(faultsOf(played, 'en')).toEqual(faults);
});
