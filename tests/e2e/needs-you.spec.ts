import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, holdNext, test } from '../support/journeys.ts';
import type { RunningServer } from '../support/server.ts';

// What a chat of another file left would need the owner too.

test('an approval is one tap and lapsed papers are one date, until nothing needs the owner', async ({
  page,
  server,
}) => {
  const letGo = await holdNext(page, '**/rpc/live/events');
  await signIn(page, server.owner, '/dashboard');
  const needsYou = page.getByRole('region', { name: 'Needs you' });
  const approve = needsYou.getByRole('button', { name: 'Approve' });
  await expect(approve.first()).toBeVisible();
  await putAsideWhatGuestsAsked(server);
  await cancelWhatStandsStill(server);
  letGo(); // the stream of events comes after what it would have told
  for (let left = await approve.count(); left > 0; left -= 1) {
    await expect(approve).toHaveCount(left);
    await approve.first().click();
  }
  await expect(needsYou.getByText(/^Harbor Electric: Insurance lapsed/)).toBeVisible();
  await needsYou.getByRole('button', { name: 'Update Papers for Harbor Electric' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Contractor' });
  await editing.getByLabel('Insurance expires').fill('2099-12-31');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(needsYou.getByText("Nothing needs you. The light's on.")).toBeVisible();
});

/** On another device; how they are answered is in knowledge.spec.ts. */
async function putAsideWhatGuestsAsked(server: RunningServer) {
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { ids: string[] }[] }>('GET', '/owner-questions');
  for (const { ids } of items) await owner('POST', '/owner-questions/dismiss', { ids });
}

/** On another device; how they are sent on is in order-deeds.spec.ts and choose-contractor.spec.ts. */
async function cancelWhatStandsStill(server: RunningServer) {
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { id: string }[] }>('GET', '/work-orders?needs_person=true');
  for (const { id } of items) await owner('POST', `/work-orders/${id}/cancel`, { why: 'The owner did it.' });
}
