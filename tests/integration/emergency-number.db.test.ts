import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  publicUrl,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { openThread, words } from '../support/guest-thread.ts';
import { waitFor } from '../support/waiting.ts';
import { withoutIds } from '../support/without-ids.ts';

// Where 112 is called in danger, nothing that is printed or written says another number. The pages: tests/e2e.

const clock = createSettableClock('2026-11-20T18:00:00Z');
let application: TestApplication;
let owner: { authorization: string };
let property: { id: string; guest_token: string };
beforeAll(async () => {
  application = await startTestApplication({ clock, env: { EMERGENCY_NUMBER: '112' } });
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  owner = await signIn(application, 'olive@example.com');
  property = await addProperty(application, customerId);
});
afterAll(() => application.end());

async function printed(path: string): Promise<string> {
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const at = `${publicUrl}/api/v1/properties/${property.id}${path}`;
  const answer = await application.app.request(at, { headers: owner }, { incoming });
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(new Uint8Array(await answer.arrayBuffer()));
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' ')).join(' ');
  } finally {
    document.destroy();
    pdfium.destroy();
  }
}

it.each(['/qr-card/a6', '/qr-card/a4', '/house-sheet'])('%s says it', async (path) => {
  const text = await printed(path);
  expect(text).toContain('Danger? Call 112 first.');
  expect(withoutIds(text)).not.toContain('911');
});

it('a guest in danger reads it, also while they wait for a person', async () => {
  const guest = await openThread(application, property.guest_token);
  await guest.say('can I talk to a real person please');
  expect(words(await guest.say('the whole kitchen is on fire!!'))).toContain('call 112');
  const waiting = words(await guest.say('when does somebody come?'));
  expect(waiting).toContain('If anyone is hurt or in danger, call 112 first.');
  expect(await bodies(guest)).not.toContain('911');
});

it('where nobody on call has picked up, they are told it again', async () => {
  const guest = await openThread(application, property.guest_token);
  await guest.say('I smell gas');
  const said = async () => JSON.stringify((await guest.read()).messages);
  await waitFor(async () => {
    clock.advance(301); // whichever rung rings first, its time is over
    await sweep(application.deps);
    return (await said()).includes('Nobody has picked up yet');
  });
  expect(await said()).toContain("If anyone is in danger, don't wait for us: call 112.");
  expect(await bodies(guest)).not.toContain('911');
});

it('the chat of the public site says it', async () => {
  const at = '/api/v1/site-chat/0199aaaa-0000-7000-8000-000000000000';
  const { body } = await call(application, 'POST', at, { message: 'help there is a fire in the kitchen' });
  expect(body.message).toContain('call 112 now');
  expect(body.message).not.toContain('911');
});

/** What a guest reads, without the ids beside it: one of those may hold the digits. */
async function bodies(guest: Awaited<ReturnType<typeof openThread>>): Promise<string> {
  const { messages } = await guest.read();
  return messages.map(({ body }: { body: string }) => body).join('\n');
}
