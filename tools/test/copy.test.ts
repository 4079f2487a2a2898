import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@swc/core';
import { expect, test } from 'vitest';
import { partsOf } from '#contract/messages/fill.ts';
import { literalsOf } from './copy-literals.ts';

const wordsIn = async (code: string) => literalsOf(await parse(code, { syntax: 'typescript', tsx: true }));

test('sentences are found wherever they stand: in markup, in what is read aloud, in calls and in fields', async () => {
  const code = `
    const a = rows.map(() => <p title="Rows">, since <b>{guest}</b> left</p>);
    showToast({ title: 'Saved', tone: 'error' });
    const b = open ? \`Stay of \${guest} saved.\` : 'The job was cancelled';
    const column = { header: 'Guest', key: 'guest' };`;
  expect(await wordsIn(code)).toEqual([
    'Rows',
    ', since',
    'left',
    'Saved',
    'Stay of',
    'The job was cancelled',
    'Guest',
  ]);
});

test('what only machines read is no sentence', async () => {
  const code = `
    import { x } from 'Some Thing';
    throw new Error('This never happens.');
    const tone = { variant: 'primary', kind: 'work_order.created' };
    const c = <Icon className="Flex Grow" name="Lamp" of={Lamp} />;
    await db.execute('select 1 from Stays');`;
  expect(await wordsIn(code)).toEqual([]);
});

const folder = 'src/contract/messages';
const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

test.each(languages.filter((language) => language !== 'en'))('%s fills the same slots as English', async (language) => {
  for (const file of readdirSync(`${folder}/${language}`)) {
    const [english, other] = [await slotsIn('en', file), await slotsIn(language, file)];
    expect(other, `${language}/${file}`).toEqual(english);
  }
});

async function slotsIn(language: string, file: string): Promise<Record<string, string[]>> {
  const module = await import(pathToFileURL(join(process.cwd(), folder, language, file)).href);
  const found: Record<string, string[]> = {};
  const visit = (branch: object, path: string) => {
    for (const [key, below] of Object.entries(branch)) {
      const forms = typeof below === 'string' ? below : 'other' in below ? below.other : undefined;
      if (forms === undefined) visit(below, `${path}.${key}`);
      else found[`${path}.${key}`] = partsOf(forms).flatMap((part) => ('slot' in part ? part.slot : []));
    }
  };
  visit(module, '');
  for (const slots of Object.values(found)) slots.sort();
  return found;
}
