import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { subscriptions } from '#server/db/tables/billing.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, signIn } from './house.ts';
import {
  checkout,
  endTrial,
  fillIn,
  goodCard,
  handleAll,
  newEvents,
  type PayingHouse,
  startPayingHouse,
  success,
} from './paying.ts';

/** A house for one file of tests whose owners pay; webhooks arrive when the test delivers them. */
export function payers() {
  let house: PayingHouse;
  let fresh: ReturnType<typeof newEvents>;
  let made = 0;

  beforeAll(async () => {
    house = await startPayingHouse();
    fresh = newEvents(house);
  });
  afterAll(() => house.end());

  /** An owner whose trial is over: what they subscribe to is paid for at once. */
  const addPayer = async () => {
    const email = `payer-${++made}@example.com`;
    const id = await addOwner(house, email, 'Paula Payer');
    await endTrial(house, id, 1);
    return { id, email, as: await signIn(house, email) };
  };

  /** Posts whatever the provider has to say and waits until all of it is handled. */
  const deliver = () => handleAll(house, fresh());

  const subscribe = async (owner: { authorization: string }, card: typeof goodCard = goodCard, price?: string) => {
    const { body } = await checkout(house, owner, price);
    const paid = await fillIn(body.url, card);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, success]);
    await deliver();
  };

  const rowsOf = (id: string) =>
    withActor(house.deps.store, system, ({ tx }) =>
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
      get house() {
        return house;
      },
    },
  };
}
