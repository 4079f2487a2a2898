import { expect, test } from 'vitest';
import { asksAnybody, choiceWords } from './choice-words.ts';

const [bay, tide, dune] = ['Bay', 'Tide', 'Dune'].map((company_name) => ({
  contractor_id: company_name,
  company_name,
}));

test.each([
  ['nobody yet', { picked: [], asked: [bay], holder: null }, [], false],
  [
    'one, while nobody is asked',
    { picked: [bay], asked: [], holder: null },
    ['We ask Bay now, at any hour, and wait for an answer as long as the rules say.'],
    true,
  ],
  [
    'another instead of the one who is asked',
    { picked: [tide], asked: [bay], holder: null },
    [
      'We take the offer back from Bay.',
      'We ask Tide now, at any hour, and wait for an answer as long as the rules say.',
    ],
    true,
  ],
  [
    'one more beside the one who is asked',
    { picked: [bay, tide], asked: [bay], holder: null },
    ['We ask Bay and Tide at once. The first to accept gets the job.'],
    true,
  ],
  [
    'only one of two who are asked',
    { picked: [bay], asked: [bay, dune], holder: null },
    ['We take the offer back from Dune.', 'The offer to Bay stays open.'],
    false,
  ],
  [
    'another than the one who has the job',
    { picked: [tide, dune], asked: [], holder: bay },
    [
      'Bay has this job. We take it back and tell them not to go.',
      'We ask Tide and Dune at once. The first to accept gets the job.',
    ],
    true,
  ],
])('says what the button does: %s', (_, choice, sentences, asks) => {
  const named = {
    picked: choice.picked.flatMap((one) => one ?? []),
    asked: choice.asked.flatMap((one) => one ?? []),
    holder: choice.holder ?? null,
  };
  expect(choiceWords(named)).toEqual(sentences);
  expect(asksAnybody(named)).toBe(asks);
});
