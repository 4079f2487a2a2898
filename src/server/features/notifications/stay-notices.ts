import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProperty } from '#features/properties';
import { findStay } from '#features/stays';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { MakeNotice } from './notices.ts';

const copy = spoken(copyInEnglish);

export const codeDue: MakeNotice<'stay.code_due'> = async (unit, { property_id, payload }) => {
  const [property, stay] = await allSettledInOrder(findProperty(unit, property_id), findStay(unit, payload.stay_id));
  return {
    kind: 'code_due',
    stayId: payload.stay_id,
    title: fill(copy.changeCode, { property: property.name }),
    message: fill(copy.changeCodeText, { guest: stay?.guest_name ?? copy.aGuest }),
  };
};

export const stayGuessed: MakeNotice<'stay.guessed'> = async (unit, { property_id }) => {
  const { name } = await findProperty(unit, property_id);
  return {
    kind: 'stay_guessed',
    title: fill(copy.wrongChecks, { property: name }),
    message: fill(copy.wrongChecksText, { count: limits.stayCheckTold }),
  };
};
