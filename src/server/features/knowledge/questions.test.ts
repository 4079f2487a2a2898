import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { answerDue } from './facts/answer-due.ts';
import { groupQuestions, waitingFirst } from './group-questions.ts';
import { splitManual } from './split-manual.ts';
import { suggestedTitle } from './suggested-title.ts';

const zone = 'America/Los_Angeles';

test.each([
  ['in the morning', '2026-11-20T18:00:00Z', '2026-11-20T21:00:00.000Z', '2026-11-20T19:30:00.000Z'],
  ['at an odd minute', '2026-11-20T18:07:00Z', '2026-11-20T21:15:00.000Z', '2026-11-20T19:45:00.000Z'],
  ['in the evening', '2026-11-21T03:30:00Z', '2026-11-21T18:00:00.000Z', '2026-11-21T16:30:00.000Z'],
  ['at night', '2026-11-21T09:30:00Z', '2026-11-21T18:00:00.000Z', '2026-11-21T16:30:00.000Z'],
])('an answer asked for %s is due in the daytime of the house', (_, asked, due, remind) => {
  const times = answerDue(new Date(asked), zone);
  expect([times.due.toISOString(), times.remind.toISOString()]).toEqual([due, remind]);
});

test('questions that mean the same are one, each property for itself, the most asked first', () => {
  const ask = (id: string, question: string, property_id = 'a') => ({
    id,
    question,
    property_id,
    created_at: new Date(Number(id)),
  });
  const groups = groupQuestions([
    ask('1', 'Is there a crib?'),
    ask('2', 'Do you have a sewing machine?'),
    ask('3', 'do you have a cot for us'),
    ask('4', 'Is there a crib?', 'b'),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['3', '1'], ['4'], ['2']]);
});

test('a guest who waits right now comes before what was asked often', () => {
  const due = (id: string, at: string | null) => ({ id, due_at: at ? new Date(at) : null });
  const groups = [
    [due('often', '2026-11-18T18:00:00Z'), due('often too', null)],
    [due('tonight', '2026-11-20T23:00:00Z')],
    [due('soon', '2026-11-20T21:00:00Z'), due('before', '2026-11-19T18:00:00Z')],
    [due('late', '2026-11-20T17:00:00Z')],
  ];
  const first = waitingFirst(groups, new Date('2026-11-20T18:00:00Z')).map(([one]) => one?.id);
  expect(first).toEqual(['soon', 'tonight', 'often', 'late']);
});

test.each([
  ['Do you have a crib?', 'Crib'],
  ['hi, where is the hair dryer?', 'Hair dryer'],
  ['We love it. Is there a telescope we can use?', 'Telescope we can use'],
])('%s could be titled %s', (question, title) => {
  expect(suggestedTitle(question)).toBe(title);
});

describe('a pasted manual is split', () => {
  const titles = (text: string) => splitManual(text).map(({ title }) => title);
  test('by headings of any make', () => {
    expect(titles('# Heating\nTurn the dial.\n\n## Trash\nMonday.')).toEqual(['Heating', 'Trash']);
    expect(titles('Heating\n-------\nTurn it.\n\nTrash\n=====\nMonday.')).toEqual(['Heating', 'Trash']);
    expect(titles('Heating:\nTurn the dial.\nTrash:\nOn Monday.')).toEqual(['Heating', 'Trash']);
  });
  test('by lines with a label, and by blank lines', () => {
    expect(titles('Parking: in the yard.\nTrash: on Monday.')).toEqual(['Parking', 'Trash']);
    expect(splitManual('The boat is in the shed.\n\nPlease close the gate.')).toHaveLength(2);
  });
  test('with a list kept whole', () => {
    const [first, ...others] = splitManual('Before you leave:\n- strip the beds\n- run the dishwasher');
    expect(others).toEqual([]);
    expect(first?.body).toContain('- run the dishwasher');
  });
  test('whole, however many articles it makes', () => {
    const rules = Array.from({ length: 150 }, (_, at) => `Rule ${at + 1}: leave key ${at + 1} on its hook.`);
    expect(splitManual(rules.join('\n'))).toHaveLength(150);
  });
  test('whole, however long one of its parts is', () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `- Line ${at} of what the boiler wants from you.`);
    const items = splitManual(`# Boiler\n${lines.join('\n')}\n# Sauna\n${'y'.repeat(20_001)}`);
    expect(items.map(({ title }) => title)).toEqual(['Boiler', 'Boiler (2)', 'Boiler (3)', 'Sauna', 'Sauna (2)']);
    expect(items.every(({ body }) => body.length <= limits.articleBody)).toBe(true);
    const kept = items.flatMap(({ title, body }) => (title.startsWith('Boiler') ? body.split('\n') : []));
    expect(kept).toEqual(lines);
  });
  test.each([
    ['The gate code is 4471.', true],
    ['Wi-Fi password: Sandpiper77', true],
    ['The spare key hangs behind the shed.', true],
    ['The bins are picked up on Monday.', false],
    ['Heat the sauna to 190 degrees at most.', false],
  ])('%s holds a code: %s', (text, secret) => {
    expect(splitManual(text)[0]?.audience).toBe(secret ? 'verified' : 'anyone');
  });
});
