import * as copy from '#contract/messages/en/stays.ts';
import { StayForm as Shape, type Stay } from '#contract/stays/stays.ts';
import { z } from '#contract/z.ts';
import { phoneWords } from '../../lib/forms/phone-words.tsx';

/** What the form holds, and what the contract wants of it. */
export const StayForm = Shape.safeExtend({ property_id: z.uuid(copy.propertyNeeded) });
export type StayFields = z.input<typeof StayForm>;
export type FilledStay = z.output<typeof StayForm>;

export const fieldsFrom = (stay: Stay): StayFields => ({
  property_id: stay.property_id,
  guest_name: stay.guest_name ?? '',
  guest_email: stay.guest_email ?? '',
  guest_phone: phoneWords(stay.guest_phone ?? ''),
  check_in: stay.check_in,
  check_out: stay.check_out,
});

export const emptyFields = (propertyId = ''): StayFields => ({
  property_id: propertyId,
  guest_name: '',
  guest_email: '',
  guest_phone: '',
  check_in: '',
  check_out: '',
});
