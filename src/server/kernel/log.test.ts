import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const written = (thrown: unknown): string => {
  let all = '';
  const sink = new Writable({
    write(chunk, _, done) {
      all += chunk;
      done();
    },
  });
  createLog('info', sink).error({ err: thrown }, 'request failed');
  return all;
};

test('a failed query is written with its text and reason, not with its values', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(maya@example.com) already exists.',
    client: { connectionParameters: { host: 'db.example.com' } },
  });
  const line = written(
    new DrizzleQueryError('insert into users values ($1, $2)', ['maya@example.com', '5520'], refused),
  );
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    err: {
      message: 'Failed query: insert into users values ($1, $2)',
      cause: { code: '23505', constraint: 'users_email', message: refused.message },
    },
  });
  for (const value of ['maya@', '5520', 'db.example.com']) expect(line).not.toContain(value);
});

test('what is no error is written all the same', () => {
  expect(JSON.parse(written('gone'))).toMatchObject({ err: { type: 'string', message: 'gone' } });
});
