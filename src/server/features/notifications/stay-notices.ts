import { limits } from '#contract/limits.ts';
import { findProperty } from '#features/properties';
import { findStay } from '#features/stays';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { MakeNotice } from './notices.ts';

export const codeDue: MakeNotice<'stay.code_due'> = async (unit, { property_id, payload }) => {
  const [property, stay] = await allSettledInOrder(findProperty(unit, property_id), findStay(unit, payload.stay_id));
  return {
    kind: 'code_due',
    title: `Change the code at ${property.name}`,
    message: `${stay?.guest_name ?? 'A guest'} has left and still knows it. Set a new one on the lock, then write it down here.`,
  };
};

export const stayGuessed: MakeNotice<'stay.guessed'> = async (unit, { property_id }) => {
  const { name } = await findProperty(unit, property_id);
  return {
    kind: 'stay_guessed',
    title: `Wrong stay checks at ${name}`,
    message: `Somebody with the guest link has tried ${limits.stayCheckTold} times within a day to pass as a guest, and was wrong each time. Nothing was given out, and each further wrong try locks them out for longer. Personal links and codes to a guest's own address go on working. If it wasn't a guest of yours who mistyped, make a new guest link on the property's page.`,
  };
};
