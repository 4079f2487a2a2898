import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addOwner, signIn, startTestApplication, type TestApplication } from './application.ts';

export type Bearer = { authorization: string };
export type OwnerAt = { owner: Bearer; customerId: string; email: string };

/** An application for one file of tests; each of them begins with an owner who has nothing yet, as `mine` says. */
export function houseOfOwners(options?: Parameters<typeof startTestApplication>[0]) {
  let application: TestApplication;
  let now: OwnerAt;
  let owners = 0;
  const newOwner = async (): Promise<OwnerAt> => {
    const email = `olive${++owners}@example.com`;
    const customerId = await addOwner(application, email);
    return { owner: await signIn(application, email), customerId, email };
  };
  beforeAll(async () => {
    application = await startTestApplication(options);
  });
  afterAll(() => application.end());
  beforeEach(async () => {
    now = await newOwner();
  });
  return {
    mine: {
      get application() {
        return application;
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
