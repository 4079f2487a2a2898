import { findProperty } from '#features/properties';
import { findStay } from '#features/stays';
import { together } from '#server/kernel/together.ts';
import type { MakeNotice } from './notices.ts';

export const codeDue: MakeNotice = async (unit, event) => {
  if (!event.property_id) return undefined;
  const [property, stay] = await together(
    findProperty(unit, event.property_id),
    findStay(unit, String(event.data?.stay_id)),
  );
  return {
    kind: 'code_due',
    title: `Change the code at ${property.name}`,
    message: `${stay?.guest_name ?? 'A guest'} has left and still knows it. Set a new one on the lock, then write it down here.`,
  };
};
