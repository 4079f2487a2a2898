import { expect, test } from 'vitest';
import { finishedIn } from './unfinished-json.ts';

const whole = {
  danger: 'none',
  ids: ['a#1', 'a#12'],
  text: 'Tür "3", \\ unten\n— ja. Fünf 🙂.',
  nothing: null,
  slots: { locked: [], jobs: [{ urgent: true, count: 12.5 }] },
};

test('of every beginning what is finished is a part of the whole', () => {
  const json = JSON.stringify(whole, null, 1);
  for (let end = 0; end <= json.length; end++) {
    const read = finishedIn(json.slice(0, end), 'text') as Partial<typeof whole> | undefined;
    const { text = '', ids = [], slots, ...rest } = read ?? {};
    expect(whole.text.startsWith(text)).toBe(true);
    expect(whole.ids.slice(0, ids.length)).toEqual(ids);
    expect(whole).toMatchObject(rest);
    if (slots?.jobs?.length) expect(whole.slots.jobs[0]).toMatchObject(slots.jobs[0] ?? {});
  }
  expect(finishedIn(json, 'text')).toEqual(whole);
});

test('a character that is written as a mark is taken when it is whole', () => {
  expect(finishedIn('{"text":"caf\\u00', 'text')).toEqual({ text: 'caf' });
  expect(finishedIn('{"text":"caf\\u00e9', 'text')).toEqual({ text: 'café' });
  expect(finishedIn('{"text":"a\\', 'text')).toEqual({ text: 'a' });
});

test.each([
  ['', undefined],
  ['{', {}],
  ['[1, 2', [1]],
  ['["a#1", "a#1', ['a#1']],
  ['{"danger":"co', {}],
  ['no json', undefined],
  ['{"a":}', undefined],
  ['{"__proto__":{"x":1}}', JSON.parse('{"__proto__":{"x":1}}')],
])('of %s it is %o', (json, value) => expect(finishedIn(json, 'text')).toEqual(value));
