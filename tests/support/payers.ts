import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { subscriptions } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, signIn } from './application.ts';
import {
  checkout,
  endTrial,
  fillIn,
  goodCard,
  handleAll,
  newEvents,
  type PayingApplication,
  startPayingApplication,
  success,
} from './paying.ts';

/** An application for one file of tests whose owners pay; webhooks arrive when the test delivers them. */
export function payers() {
  let application: PayingApplication;
  let fresh: ReturnType<typeof newEvents>;
  let made = 0;

  beforeAll(async () => {
    application = await startPayingApplication();
    fresh = newEvents(application);
  });
  afterAll(() => application.end());

  /** An owner whose trial is over: what they subscribe to is paid for at once. */
  const addPayer = async () => {
    const email = `payer-${++made}@example.com`;
    const id = await addOwner(application, email, 'Paula Payer');
    await endTrial(application, id, 1);
    return { id, email, as: await signIn(application, email) };
  };

  /** Posts whatever the provider has to say and waits until all of it is handled. */
  const deliver = () => handleAll(application, fresh());

  const subscribe = async (owner: { authorization: string }, card: typeof goodCard = goodCard, price?: string) => {
    const { body } = await checkout(application, owner, price);
    const paid = await fillIn(body.url, card);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, success]);
    await deliver();
  };

  const rowsOf = (id: string) =>
    withActor(application.deps.store, system, ({ tx }) =>
      tx.select().from(subscriptions).where(eq(subscriptions.customer_id, id)),
    );

  return {
    addPayer,
    deliver,
    subscribe,
    rowsOf,
    /** Events that were neither delivered nor taken out by this: what is taken out never arrives. */
    fresh: () => fresh(),
    at: {
      get application() {
        return application;
      },
    },
  };
}
