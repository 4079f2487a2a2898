import * as copy from '../messages/en/contractors/assignments.ts';
import { phoneRequired } from '../messages/en/contractors.ts';
import { Id } from '../paging.ts';
import { mayBePhone, phoneSent, phoneUnreadable } from '../phones.ts';
import { z } from '../z.ts';
import { NewContractor } from './contractors.ts';

/** One described at a property itself, where agents call: the phone is needed (spec 2, section 5, inline form). */
export const PropertyContractor = NewContractor.extend({
  phone: z.string().trim().min(1, phoneRequired).max(40).refine(mayBePhone, phoneUnreadable).describe(phoneSent),
});

/**
 * A contractor as the wizard hands it in. With an id it is one of the account's own, brought up to date; without one it
 * is found by service type, company and phone, or added (spec 2, section 7), and needs its phone as one described
 * there.
 */
export const AssignedContractor = NewContractor.extend({
  phone: z.string().trim().max(40).default(''),
  id: Id.optional(),
  is_contact_point: z.boolean(),
})
  .refine((one) => one.id !== undefined || one.phone.length > 0, { path: ['phone'], message: phoneRequired })
  .refine((one) => one.id !== undefined || one.phone === '' || mayBePhone(one.phone), {
    path: ['phone'],
    message: phoneUnreadable,
  });
export type AssignedContractor = z.infer<typeof AssignedContractor>;

export const assignedMessages = {
  none: copy.noneAssigned,
  noContactPoint: copy.contactPointMissing,
  duplicate: copy.alreadyAssigned,
} as const;

/** Step 5 of the wizard, in the owner's order: at least one, one of them the Contact Point Person, none twice. */
export const AssignedContractors = z
  .array(AssignedContractor)
  .min(1, { abort: true, message: assignedMessages.none })
  .max(50)
  .refine((all) => all.filter((one) => one.is_contact_point).length === 1, assignedMessages.noContactPoint)
  .refine((all) => areDistinct(all.map(sameContractor)), assignedMessages.duplicate)
  .refine((all) => areDistinct(all.flatMap(({ id }) => id ?? [])), assignedMessages.duplicate);

const areDistinct = (keys: string[]) => new Set(keys).size === keys.length;

/**
 * Two with the same key are the same contractor to a property: service type and company, whatever their case (spec 2,
 * section 5).
 */
export const sameContractor = (one: { service_type: string; company_name: string }): string =>
  `${one.service_type}|${one.company_name.trim().toLowerCase()}`;
