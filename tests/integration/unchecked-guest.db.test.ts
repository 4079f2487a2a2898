import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { call } from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What somebody reports whose stay nobody has checked: who is asked, and what it takes until a contractor is.

const { at, clock, job, rule } = jobsAtHand();

const api = async (who: object, method: string, path: string, body?: object) =>
  call(at.application, method, `/api/v1${path}`, body, { ...who });
const minutes = async (more: number) => {
  clock.advance(more * 60);
  await sweep(at.application.deps);
};
const asked = async (orderId: string) =>
  (await api(at.owner, 'GET', '/approvals')).body.items.find(
    (one: { work_order_id: string }) => one.work_order_id === orderId,
  );
const unchecked = () => job({ checked: false });

describe('a job that only somebody unknown told of', () => {
  it('waits for the stay check, and then for the owner, before anybody is sent', async () => {
    const one = await unchecked();
    await minutes(4);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'triage', reporter: 'unchecked', offers: [] });
    expect(await asked(one.id)).toBeUndefined();
    await minutes(2);
    expect(await asked(one.id)).toMatchObject({
      kind: 'unchecked_guest',
      question: expect.stringContaining("isn't confirmed"),
    });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'awaiting_approval', offers: [] });
    const mail = await waitFor(async () =>
      (await readOutbox(at.application)).find(({ subject }) =>
        subject?.startsWith('Is this your guest at Tide Pool Bungalow?'),
      ),
    );
    expect(mail.text).toContain('Stay: not confirmed');
    await api(at.owner, 'POST', `/approvals/${(await asked(one.id)).id}/decide`, { approve: true });
    const now = await one.detail();
    expect(now).toMatchObject({
      dispatch_state: 'offered',
      reporter: 'vouched',
      offers: [{ company_name: 'Yaquina Plumbing' }],
    });
    expect(kinds(now)).toEqual(
      expect.arrayContaining(['check_offered', 'confirmation_asked', 'guest_confirmed', 'offered']),
    );
    expect((await one.asJob()).body).toMatchObject({ stay_confirmed: true });
  });

  it('goes on at once when the guest passes the check, asked or not', async () => {
    const early = await unchecked();
    await early.verify();
    expect(await early.detail()).toMatchObject({ dispatch_state: 'offered', reporter: 'checked' });
    const late = await unchecked();
    await minutes(6);
    await late.verify();
    expect(await late.detail()).toMatchObject({ dispatch_state: 'offered', reporter: 'checked' });
    expect(await asked(late.id)).toBeUndefined();
  });

  it('goes on by one tap of the desk, as the owner’s rules say', async () => {
    const one = await unchecked();
    const tap = () => api(at.agent, 'POST', `/work-orders/${one.id}/confirm-guest`);
    expect((await Promise.all([tap(), tap()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await one.detail()).toMatchObject({
      reporter: 'vouched',
      dispatch_state: 'offered',
      offers: [{ state: 'offered' }],
    });
    await rule({ actions: [{ action: 'ask_owner' }] });
    const other = await unchecked();
    await api(at.agent, 'POST', `/work-orders/${other.id}/confirm-guest`);
    expect(await asked(other.id)).toMatchObject({ kind: 'dispatch' });
  });

  it('is over when the owner does not know the guest, and a person’s when nobody answers', async () => {
    const [theirs, forgotten] = [await unchecked(), await unchecked()];
    await minutes(6);
    await api(at.owner, 'POST', `/approvals/${(await asked(theirs.id)).id}/decide`, { approve: false });
    expect(await theirs.detail()).toMatchObject({ status: 'cancelled', offers: [] });
    expect((await api(at.agent, 'POST', `/work-orders/${theirs.id}/confirm-guest`)).status).toBe(409);
    await minutes(24 * 60);
    const left = await forgotten.detail();
    expect(left).toMatchObject({ dispatch_state: 'triage', offers: [], can: { confirm_guest: true } });
    expect(kinds(left)).toContain('needs_person');
  });

  it('is sent for at once where it is about a danger, and the contractor reads that nobody checked', async () => {
    const guest = await openThread(
      at.application,
      at.property.guest_token,
      'a pipe burst, water is gushing out everywhere',
    );
    const { items } = (await api(at.agent, 'GET', '/work-orders')).body;
    const order = items.find((one: { conversation_id: string }) => one.conversation_id === guest.id);
    const { offers, reporter } = (await api(at.agent, 'GET', `/work-orders/${order.id}`)).body;
    expect(reporter).toBe('unchecked');
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor(offers[0].id)}`;
    expect((await call(at.application, 'GET', path)).body).toMatchObject({ stay_confirmed: false });
  });

  it('tells the guest in the chat what it takes', async () => {
    const guest = await openThread(
      at.application,
      at.property.guest_token,
      "there's water coming from under the kitchen sink",
    );
    const said = (await guest.read()).messages.map(({ body }: { body: string }) => body).join('\n');
    expect(said).toMatch(
      /I've opened a work order .*\nBefore anybody is sent I have to know that it's your stay: open "Check my stay"/,
    );
  });
});
