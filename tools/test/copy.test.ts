import { parse } from '@swc/core';
import { expect, test } from 'vitest';
import { literalsOf } from './copy-literals.ts';

const wordsIn = async (code: string) => literalsOf(await parse(code, { syntax: 'typescript', tsx: true }));

test('sentences are found wherever they stand: in markup, in what is read aloud, in calls and in fields', async () => {
  const code = `
    const a = rows.map(() => <p title="Rows">, since <b>{guest}</b> left</p>);
    showToast({ title: 'Saved', tone: 'error' });
    const b = open ? \`Stay of \${guest} saved.\` : 'The job was cancelled';
    const column = { header: 'Guest', key: 'guest' };`;
  expect(await wordsIn(code)).toEqual([
    ...['Rows', ', since', 'left', 'Saved', 'Stay of', 'The job was cancelled', 'Guest'],
  ]);
});

test('what only machines and developers read is no sentence', async () => {
  const code = `
    import { x } from 'Some Thing';
    throw new Error('This never happens.');
    const tone = { variant: 'primary', kind: 'work_order.created', act: 'rating' };
    const c = <Icon className="Flex Grow" name="Lamp" of={Lamp} />;
    await db.execute(sql\`select 1 from Stays where they are.\`);
    log.warn({ err }, 'The worker stopped.');
    const list = get('/staff', 'The team, by name').output(Staff.describe('Everybody who works here'));`;
  expect(await wordsIn(code)).toEqual([]);
});
