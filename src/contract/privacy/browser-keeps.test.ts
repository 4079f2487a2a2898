import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacy } from '../messages/en/site/privacy.ts';
import { browserKeeps, browserSentence } from './browser-keeps.ts';

const root = new URL('../../../', import.meta.url).pathname;
const sources = globSync(['src/web/**/*.{ts,tsx,js}', 'public/*.js'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'));
const all = sources.join('\n');

/** Every name in the code that begins as ours do, up to where it is put together. */
const found = [...all.matchAll(/['"`]porchlight\.([\w.-]*)(\$\{)?/g)].map(([, name = '', isOpen]) => ({
  name: `porchlight.${name}`,
  isOpen: isOpen !== undefined,
}));
const known = browserKeeps.flatMap(({ names }) => names);
/** Put together from a part that is given: the pages of mails' links. */
const given = [...all.matchAll(/type MailPage = ([^;]+);/g)].flatMap(([, names = '']) =>
  names
    .split(/[^\w-]+/)
    .filter(Boolean)
    .map((name) => `porchlight.${name}`),
);

it('names everything that a page keeps in a browser', () => {
  const whole = found.filter(({ name }) => name !== 'porchlight.').map(({ name }) => name);
  expect(whole.length).toBeGreaterThan(15);
  expect(given).toEqual(expect.arrayContaining(['porchlight.answer', 'porchlight.approve', 'porchlight.morning-mail']));
  const unlisted = [...whole, ...given].filter((name) => !known.includes(name));
  expect(unlisted.filter((name) => !/\.txt$/.test(name))).toEqual([]);
});

it('names nothing that no page keeps', () => {
  const kept = [...found.map(({ name }) => name), ...given];
  expect(known.filter((name) => !kept.includes(name))).toEqual([]);
});

it('finds no other name: whatever is kept is kept under one of ours', () => {
  const plain = [...all.matchAll(/(?:setItem|browserStore\.keep|sealedDrafts\.keep)\(\s*(['"`][^'"`$]+)/g)];
  expect(plain.map(([, name = '']) => name.slice(1)).filter((name) => !name.startsWith('porchlight.'))).toEqual([]);
});

it('is told on the page about privacy', () => {
  const words = privacy.sections.flatMap(({ body }) => body).join('\n');
  expect(words).toContain(browserSentence());
  for (const { what } of browserKeeps) expect(words).toContain(what);
});
