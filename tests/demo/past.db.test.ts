import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { inThePast } from '../../tools/demo/past.ts';
import { addOwner, startTestApplication, type TestApplication } from '../support/application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

const rename = ({ tx }: UnitOfWork, id: string, name: string) =>
  tx.execute(sql`update users set full_name = ${name} where id = ${id}`);

it('lets a transaction that one story left open end within the next, and keeps all of both', async () => {
  const [first, second, third] = [
    await addOwner(application, 'a@example.com'),
    await addOwner(application, 'b@example.com'),
    await addOwner(application, 'c@example.com'),
  ];
  await inThePast(application.deps, async (past) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: open, resolve: opened } = Promise.withResolvers<void>();
    const left: Promise<void>[] = [];
    await past.orNotAtAll('one that leaves a renewal running', async () => {
      left.push(
        withActor(past.deps.store, system, async (unit) => {
          await rename(unit, first, 'First');
          opened();
          await ended;
        }),
      );
      await open;
    });
    await past.orNotAtAll('the next', async () => {
      await withActor(past.deps.store, system, (unit) => rename(unit, second, 'Second'));
      end();
      await Promise.all(left);
      await withActor(past.deps.store, system, (unit) => rename(unit, third, 'Third'));
    });
  });
  const { rows } = await application.authDb.execute(sql`select full_name from users order by email`);
  expect(rows.map(({ full_name }) => full_name)).toEqual(['First', 'Second', 'Third']);
});

it('leaves out a story that fails, and nothing besides', async () => {
  const [kept, left] = [await addOwner(application, 'd@example.com'), await addOwner(application, 'e@example.com')];
  await inThePast(application.deps, async (past) => {
    await past.orNotAtAll('one that goes well', () =>
      withActor(past.deps.store, system, async (unit) => void (await rename(unit, kept, 'Kept'))),
    );
    await past.orNotAtAll('one that fails', async () => {
      await withActor(past.deps.store, system, (unit) => rename(unit, left, 'Left'));
      throw new Error('went another way');
    });
  });
  const { rows } = await application.authDb.execute(
    sql`select full_name from users where id in (${kept}, ${left}) order by email`,
  );
  expect(rows.map(({ full_name }) => full_name)).toEqual(['Kept', 'Olive Owner']);
});
