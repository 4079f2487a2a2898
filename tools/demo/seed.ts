import { addContractor, assignContractor } from '#features/contractors';
import { createProperty } from '#features/properties';
import type { House } from '#server/house.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { demoId } from './ids.ts';
import { addPeople, ownerActor, type SignIn, signInOf } from './people.ts';
import { cabin } from './properties/cabin.ts';
import { isSeeded } from './seeded.ts';

/** Fills an empty house with an owner, her properties and three weeks of life. Does nothing where that was done before. */
export async function seedDemo(house: House): Promise<void> {
  if (await isSeeded(house.deps.store)) return;
  await addPeople(house);
  await withActor(house.deps.store, ownerActor, async (unit) => {
    await createProperty(unit, house.deps.vault, ownerActor, { ...cabin, guest_token: guestToken(house) });
    const plumber = await addContractor(unit, ownerActor.customerId, {
      id: demoId('contractor: plumbing'),
      company_name: 'Red Rock Plumbing',
      service_type: 'plumbing',
      phone: '(928) 555-0111',
      email: 'jobs@redrockplumbing.example',
      account_number: null,
      notification_method: 'email',
      notes: null,
      working_hours: null,
      service_zips: [],
      insurance_expires_on: null,
      licence_expires_on: null,
    });
    await assignContractor(unit, { customerId: ownerActor.customerId, propertyId: cabin.id, contractorId: plumber.id });
  });
}

export type Demo = { owner: SignIn; agent: SignIn; admin: SignIn; guestUrl: string };

/** What a visitor of the demo needs to look around: sign-ins and the cabin's guest link. */
export async function readDemo(house: House): Promise<Demo> {
  const { vault, publicUrl } = house.deps;
  return {
    owner: signInOf(vault, 'owner'),
    agent: signInOf(vault, 'agent'),
    admin: signInOf(vault, 'admin'),
    guestUrl: `${publicUrl}/g/${guestToken(house)}`,
  };
}

const guestToken = ({ deps }: House) => deps.vault.deriveKey('demo guest link').subarray(0, 16).toString('base64url');
