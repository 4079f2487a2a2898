import { beforeAll, describe, expect, test } from 'vitest';
import * as ofHistory from '#contract/messages/en/dispatch/history.ts';
import * as ofChats from '#contract/messages/en/guest-chat.ts';
import * as ofNotices from '#contract/messages/en/notifications/notices.ts';
import { subjectsIn } from '#features/assistant';
import { retold, retoldEach } from './retold.ts';
import { speaking } from './speech.ts';
import { saidSubject, saySubjectsBy } from './told-subjects.ts';

// What a row keeps in English, read by somebody who reads Spanish.

beforeAll(() => saySubjectsBy(subjectsIn));
const inSpanish = (work: () => string) => speaking('es', work);

describe('a notice', () => {
  test.each([
    ['No contractor accepted', 'Ningún contratista aceptó'],
    ['“No heat” at Pecan Street House.', '“Sin calefacción” en Pecan Street House.'],
    ['No heat (WO-7684C1). Urgency: High.', 'Sin calefacción (WO-7684C1). Urgencia: Alta.'],
    [
      '“My cat is stuck” at High Street 5. They said: “No heat”',
      '“My cat is stuck” en High Street 5. Su motivo: “No heat”',
    ],
    ['What somebody typed.', 'What somebody typed.'],
  ])('%s', async (english, spanish) => expect(await inSpanish(() => retold(english, ofNotices))).toBe(spanish));
});

describe('a line of the history', () => {
  test.each([
    ["Acme's insurance lapsed on Nov 14, 2026", /^El seguro de Acme venció el 14 nov 2026$/],
    ['Ann Lee confirmed the guest', /Ann Lee/],
  ])('%s', async (english, spanish) => expect(await inSpanish(() => retold(english, ofHistory))).toMatch(spanish));

  test('of several sentences is said whole, or left as it is', async () => {
    const why = 'The next plumbing contractor in your order at Cedar Cottage. Acme is away through Jan 31, 2026.';
    const said = await inSpanish(() => retoldEach(why, ofHistory));
    expect(said).toMatch(/plomería.*Cedar Cottage\. .*Acme.*31 ene 2026\.$/);
    const typed = `${why} Somebody typed this.`;
    expect(await inSpanish(() => retoldEach(typed, ofHistory))).toBe(typed);
  });
});

test('the subject of a job is the reader’s, unless somebody wrote it', async () => {
  expect(await inSpanish(() => saidSubject('Water leak'))).toBe('Fuga de agua');
  expect(await inSpanish(() => saidSubject('The gate squeaks'))).toBe('The gate squeaks');
  expect(saidSubject('Water leak')).toBe('Water leak');
});

test('so is the house’s own line in a chat', async () =>
  expect(await inSpanish(() => retold('Maya Ortiz joined the chat.', ofChats))).toBe('Maya Ortiz entró en el chat.'));
