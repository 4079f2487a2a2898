import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addOwner, signIn, startTestHouse, type TestHouse } from './house.ts';

export type Bearer = { authorization: string };
export type OwnerAt = { owner: Bearer; customerId: string; email: string };

/** A house for one file of tests; each of them begins with an owner who has nothing yet, as `mine` says. */
export function houseOfOwners(options?: Parameters<typeof startTestHouse>[0]) {
  let house: TestHouse;
  let now: OwnerAt;
  let owners = 0;
  const newOwner = async (): Promise<OwnerAt> => {
    const email = `olive${++owners}@example.com`;
    const customerId = await addOwner(house, email);
    return { owner: await signIn(house, email), customerId, email };
  };
  beforeAll(async () => {
    house = await startTestHouse(options);
  });
  afterAll(() => house.end());
  beforeEach(async () => {
    now = await newOwner();
  });
  return {
    mine: {
      get house() {
        return house;
      },
      get owner() {
        return now.owner;
      },
      get customerId() {
        return now.customerId;
      },
      get email() {
        return now.email;
      },
    },
    newOwner,
  };
}
