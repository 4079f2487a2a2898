import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorkOrder } from '#features/work-orders';
import { contractorPapers } from '#server/db/tables/contractors.ts';
import { photos } from '#server/db/tables/work-orders.ts';
import { serviceFor, system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { deleteAccount } from '#server/use-cases/privacy/index.ts';
import { smallPicture } from '../attacks/world.ts';
import { addOwner, addProperty, addTrade, asBrowser, call, password, signIn } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { addOneRowEach, rowsOfCustomer } from '../support/one-row-each.ts';
import {
  checkout,
  endTrial,
  fillIn,
  goodCard,
  handleAll,
  newEvents,
  startPayingApplication,
} from '../support/paying.ts';
import { mailTo, readOutbox, waitFor } from '../support/waiting.ts';

// An owner leaves: seven days in which one press takes it back, and then nothing of them is left.

// Far ahead, so that the job that waits for the day does not come by itself.
const clock = createSettableClock('2126-06-01T12:00:00Z');
let application: Awaited<ReturnType<typeof startPayingApplication>>;
beforeAll(async () => {
  application = await startPayingApplication({ clock });
});
afterAll(() => application.end());

const leak = {
  conversation_id: null,
  service_type: 'plumbing',
  urgency_level: 'urgent',
  subject_line: 'Leak',
  issue_summary: 'It leaks.',
  attempted_fix: null,
  call_summary: null,
} as const;

let n = 0;
let owner: { id: string; email: string; as: { authorization: string } };
beforeEach(async () => {
  clock.set('2126-06-01T12:00:00Z');
  const email = `leaver${++n}@example.com`;
  const id = await addOwner(application, email, 'Lea Leaver');
  owner = { id, email, as: await signIn(application, email) };
});

const me = (method: string, path: string, body?: object) =>
  call(application, method, `/api/v1/me${path}`, body, owner.as);
const givePassword = () =>
  call(application, 'POST', '/api/auth/confirm-password', { password }, { ...owner.as, ...asBrowser });
async function ask() {
  await givePassword();
  return me('POST', '/deletion', {});
}
const atEnd = async () => {
  clock.set('2126-06-08T12:00:01Z');
  await deleteAccount(application.deps, owner.id);
};
const left = async (id = owner.id) =>
  Object.entries(await rowsOfCustomer(application.database, id)).flatMap(([name, rows]) => (rows > 0 ? [name] : []));

describe('An owner who wants their account deleted', () => {
  it('says so with their password, is told when it goes, and reads it wherever they are', async () => {
    expect((await me('POST', '/deletion', {})).status).toBe(403);
    const { status, body } = await ask();
    expect({ status, due: body.deletion.due_at }).toEqual({ status: 200, due: '2126-06-08T12:00:00.000Z' });
    expect((await me('GET', '')).body.deletion_due_at).toBe('2126-06-08T12:00:00.000Z');
    const mail = await mailTo(application, owner.email, /will be deleted/);
    expect(mail.text).toContain('June 8, 2126 at 12:00 PM UTC');
    clock.advance(3600);
    expect((await ask()).body.deletion.due_at).toBe('2126-06-08T12:00:00.000Z');
    const log = (await call(application, 'GET', '/api/v1/security-log?kind=deletion.asked', undefined, owner.as)).body
      .items;
    expect(log).toHaveLength(1);
  });

  it('takes it back with one press, and nothing happens', async () => {
    await ask();
    expect((await me('POST', '/deletion/take-back', {})).body).toEqual({ deletion: null });
    await mailTo(application, owner.email, /account stays/);
    await atEnd();
    expect((await me('GET', '')).body).toMatchObject({ id: owner.id, deletion_due_at: null });
  });

  it('keeps all of it until the last second', async () => {
    await ask();
    clock.set('2126-06-08T11:59:59Z');
    await deleteAccount(application.deps, owner.id);
    expect((await me('GET', '')).status).toBe(200);
  });
});

describe('After seven days', () => {
  it('no table has a row of them, whatever tables there are, and others keep theirs', async () => {
    const other = await addOwner(application, `stayer${n}@example.com`);
    await ask();
    await mailTo(application, owner.email, /will be deleted/);
    for (const id of [owner.id, other]) await addOneRowEach(application.database, id);
    const before = await rowsOfCustomer(application.database, other);
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    await atEnd();
    expect(await left()).toEqual([]);
    const after = await rowsOfCustomer(application.database, other); // a timer may have added to them meanwhile
    expect(Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0))).toEqual([]);
    expect((await me('GET', '')).status).toBe(401);
    const mail = await mailTo(application, owner.email, /was deleted/);
    expect(mail.text).toContain("It can't be brought back.");
    await deleteAccount(application.deps, owner.id);
    expect((await readOutbox(application)).filter(({ subject }) => subject === mail.subject).length).toBe(1);
  });

  it('their files are gone, and what guests and contractors hold opens nothing', async () => {
    const property = await addProperty(application, owner.id, 'Leaving House', `${n} Leaving Street`);
    const at = `/api/v1/guest/${property.guest_token}/conversations`;
    const { id, secret } = (await call(application, 'POST', at, {})).body;
    const held = { 'x-conversation-secret': secret };
    const form = async () => {
      const data = new FormData();
      data.set('file', await smallPicture());
      return data;
    };
    await call(application, 'POST', `${at}/${id}/photos`, await form(), held);
    const slot = `/api/v1/properties/${property.id}/images/parking_spot_image`;
    expect((await call(application, 'POST', slot, await form(), owner.as)).status).toBe(200);
    const trade = await addTrade(application, owner.id, property.id, {
      company_name: 'Leak Ltd',
      phone: '(541) 555-0177',
    });
    await call(application, 'POST', `/api/v1/contractors/${trade.id}/papers/insurance`, await form(), owner.as);
    const job = await openJob(property.id);
    const keys = await filesOf(property.id);
    expect(keys).toHaveLength(4);
    await ask();
    await atEnd();
    const there = await Promise.all(keys.map((key) => application.deps.files.exists(key)));
    expect(there).toEqual(keys.map(() => false));
    expect(await left()).toEqual([]);
    expect((await call(application, 'POST', at, {})).status).toBe(404);
    expect((await call(application, 'GET', `${at}/${id}`, undefined, held)).status).toBe(404);
    expect((await call(application, 'GET', job)).status).toBe(404);
    await mailTo(application, '+15415550177', /^/, 'was cancelled. Please do not');
  });

  it('goes on where it was killed', async () => {
    const property = await addProperty(application, owner.id, 'Halfway House', `${n} Halfway Street`);
    const form = new FormData();
    form.set('file', await smallPicture());
    const slot = `/api/v1/properties/${property.id}/images/parking_spot_image`;
    await call(application, 'POST', slot, form, owner.as);
    await ask();
    clock.set('2126-06-08T12:00:01Z');
    const broken = {
      ...application.deps,
      files: { ...application.deps.files, delete: () => Promise.reject(new Error('full')) },
    };
    const quiet = { ...broken, store: { ...broken.store, report: () => {} } };
    await expect(deleteAccount(quiet, owner.id)).rejects.toThrow('Not every file');
    expect(await left()).toEqual(['"public"."account_deletions".customer_id', '"public"."staged_files".customer_id']);
    await atEnd();
    expect(await left()).toEqual([]);
    expect(await application.deps.files.exists(`${property.id}/parking_spot_image.webp`)).toBe(false);
  });

  /** A plumber's job that is on offer. @returns its link's path in the API */
  async function openJob(propertyId: string): Promise<string> {
    const asHouse = serviceFor(owner.id, 'dispatch');
    await withActor(application.deps.store, asHouse, (unit) =>
      openWorkOrder(unit, { ...leak, property_id: propertyId }),
    );
    const text = await waitFor(async () =>
      (await readOutbox(application)).find(({ to, text }) => to === '+15415550177' && text.includes('/job')),
    );
    return `/api/v1/jobs/${/job#?\/?([\w.-]+)/.exec(text.text)?.[1]}`;
  }

  const filesOf = (propertyId: string) =>
    withActor(application.deps.store, system, async ({ tx }) => [
      ...(await tx.select().from(photos).where(eq(photos.customer_id, owner.id))).map((row) => row.file_key),
      ...(await tx.select().from(contractorPapers).where(eq(contractorPapers.customer_id, owner.id))).map(
        (row) => row.file_key,
      ),
      `${propertyId}/parking_spot_image.webp`,
      `${propertyId}/parking_spot_image.small.webp`,
    ]);
});

describe('A plan that runs', () => {
  const subscribe = async () => {
    await endTrial(application, owner.id, 1);
    const fresh = newEvents(application);
    const { body } = await checkout(application, owner.as);
    await fillIn(body.url, goodCard);
    await handleAll(application, fresh());
  };
  const plan = () => {
    const one = Object.values(application.pay.sandbox.store.state.subscriptions).at(-1);
    return { status: one?.status, ends: one?.cancel_at_period_end };
  };

  it('is not renewed from the asking on, is again when it is taken back, and ends with the account', async () => {
    await subscribe();
    await ask();
    await waitFor(async () => plan().ends);
    await me('POST', '/deletion/take-back', {});
    await waitFor(async () => !plan().ends);
    expect(plan().status).toBe('active');
    await waitFor(async () => !(await left()).includes('"public"."account_deletions"'));
    await ask();
    await waitFor(async () => plan().ends);
    await atEnd();
    expect(plan().status).toBe('canceled');
    expect(await left()).toEqual([]);
  });

  it('stays as its owner ended it when only the deletion is taken back', async () => {
    await subscribe();
    const fresh = newEvents(application);
    const [one] = Object.values(application.pay.sandbox.store.state.subscriptions).slice(-1);
    await application.deps.payments?.setRenewal(one?.id ?? '', false);
    await handleAll(application, fresh());
    await ask();
    await me('POST', '/deletion/take-back', {});
    await waitFor(async () => !(await left()).includes('"public"."account_deletions"'));
    expect(plan()).toEqual({ status: 'active', ends: true });
  });
});
