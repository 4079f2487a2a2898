import { activeStates, notificationMethods, serviceTypes } from './enumerations.ts';
import { base } from './errors.ts';
import { limits } from './limits.ts';
import { Day, Id, Instant, PageInput, pageOf } from './paging.ts';
import { z } from './z.ts';

/** Minutes after midnight at the property, per weekday (0 = Sunday); an absent day is closed, absent hours mean always. */
export const WorkingHours = z.partialRecord(
  z.enum(['0', '1', '2', '3', '4', '5', '6']),
  z.object({ from: z.number().int().min(0).max(1440), to: z.number().int().min(0).max(1440) }),
);
export type WorkingHours = z.infer<typeof WorkingHours>;

export const NewContractor = z.object({
  company_name: z.string().trim().min(1, 'Company name is required').max(limits.nameLength),
  service_type: z.enum(serviceTypes, 'Service type is required'),
  phone: z.string().trim().min(1, 'Phone number is required').max(40),
  email: z.email('Please enter a valid email address').max(254).nullable().default(null),
  account_number: z.string().trim().max(100).nullable().default(null),
  notification_method: z.enum(notificationMethods).default('phone'),
  notes: z.string().trim().max(limits.longText).nullable().default(null),
  working_hours: WorkingHours.nullable().default(null),
  /** ZIP codes served; empty means everywhere. */
  service_zips: z
    .array(z.string().regex(/^\d{5}$/))
    .max(500)
    .default([]),
  insurance_expires_on: Day.nullable().default(null),
  licence_expires_on: Day.nullable().default(null),
});
export type NewContractor = z.infer<typeof NewContractor>;

export const Contractor = NewContractor.extend({
  id: Id,
  customer_id: Id,
  status: z.enum(activeStates),
  created_at: Instant,
  updated_at: Instant,
}).meta({ id: 'Contractor' });
export type Contractor = z.infer<typeof Contractor>;

export const contractors = {
  list: base
    .route({
      method: 'GET',
      path: '/contractors',
      tags: ['contractors'],
      summary: 'My active contractors, newest first',
    })
    .input(PageInput)
    .output(pageOf(Contractor)),
};
