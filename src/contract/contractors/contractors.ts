import { activeStates, notificationMethods, serviceTypes } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/contractors.ts';
import { peopleLanguages } from '../messages/languages.ts';
import { Day, Id, Instant, PageInput, pageOf } from '../paging.ts';
import { mayBePhone, phoneAnswered, phoneSent, phoneUnreadable } from '../phones.ts';
import { z } from '../z.ts';

/** Minutes after midnight at the property; `to` before `from` is an end on the next day, 1440 the end of this one. */
const Hours = z
  .object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(0).max(1440) })
  .refine((span) => span.from !== span.to, copy.endIsStart);
/** Per weekday (0 = Sunday); an absent day is closed, absent hours mean always. */
export const WorkingHours = z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), Hours);
export type WorkingHours = z.infer<typeof WorkingHours>;

/** Days at the house, both of them included. */
const Away = z.object({ from: Day, to: Day }).refine((days) => days.from <= days.to, {
  path: ['to'],
  message: copy.awayEndsBefore,
});
/** When a contractor is away and gets no job, urgent or not. */
export const Holidays = z.array(Away).max(50);
export type Holidays = z.infer<typeof Holidays>;

/** Each field by itself, without defaults: what a form or a change takes. */
export const contractorFields = {
  company_name: z.string().trim().min(1, copy.companyNameRequired).max(limits.nameLength),
  service_type: z.enum(serviceTypes, copy.serviceTypeRequired),
  phone: z
    .string()
    .trim()
    .max(40)
    .refine((typed) => typed === '' || mayBePhone(typed), phoneUnreadable)
    .describe(`${phoneSent} Empty for one who is reached by email.`),
  email: z.email(copy.emailWrong).max(254).nullable(),
  account_number: z.string().trim().max(100).nullable(),
  notification_method: z.enum(notificationMethods),
  /** What they are written to in, and read on a job's page; null: the one they write in. */
  language: z.enum(peopleLanguages).nullable(),
  notes: z.string().trim().max(limits.longText).nullable(),
  working_hours: WorkingHours.nullable(),
  /** ZIP codes served; with no ZIP code and no city, everywhere. */
  service_zips: z.array(z.string().regex(/^\d{5}$/, copy.zipWrong)).max(500),
  /** Cities served beside those ZIP codes, `Newport` or, of one state alone, `Newport, OR`. */
  service_cities: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(/^[^;]+$/, copy.cityWrong),
    )
    .max(200),
  holidays: Holidays,
  /** As it stands on the policy. */
  insurance_number: z.string().trim().max(100).nullable(),
  insurance_expires_on: Day.nullable(),
  license_number: z.string().trim().max(100).nullable(),
  license_expires_on: Day.nullable(),
};

const fields = contractorFields;
export const NewContractor = z.object({
  ...fields,
  phone: fields.phone.default(''),
  email: fields.email.default(null),
  account_number: fields.account_number.default(null),
  notification_method: fields.notification_method.default('phone'),
  language: fields.language.default(null),
  notes: fields.notes.default(null),
  working_hours: fields.working_hours.default(null),
  service_zips: fields.service_zips.default([]),
  service_cities: fields.service_cities.default([]),
  holidays: fields.holidays.default([]),
  insurance_number: fields.insurance_number.default(null),
  insurance_expires_on: fields.insurance_expires_on.default(null),
  license_number: fields.license_number.default(null),
  license_expires_on: fields.license_expires_on.default(null),
});
export type NewContractor = z.infer<typeof NewContractor>;

/** What guests gave for finished jobs, on average and from how many. */
export const Stars = z.object({ average: z.number().min(1).max(5), count: z.number().int().min(1) });

export const Contractor = NewContractor.extend({
  phone: z.string().describe(phoneAnswered),
  id: Id,
  customer_id: Id,
  /** When the mail server refused a mail to `email` for good; null once one is taken or the address is another. */
  email_bounced_at: Instant.nullable(),
  /** The language they wrote in last, where that is clear. */
  wrote_in: z.enum(peopleLanguages).nullable(),
  /** Null before the first. */
  stars: Stars.nullable(),
  status: z.enum(activeStates),
  created_at: Instant,
  updated_at: Instant,
}).meta({ id: 'Contractor' });
export type Contractor = z.infer<typeof Contractor>;

/** Fields that are absent stay as they are; null empties one. */
export const ContractorChanges = z.object(fields).partial().extend({ id: Id });
export type ContractorChanges = z.infer<typeof ContractorChanges>;

export const paperKinds = ['insurance', 'license'] as const;
/** A document that proves one; `url` is a signed link, good for an hour. */
export const Paper = z.object({ kind: z.enum(paperKinds), name: z.string(), url: z.string(), created_at: Instant });
export type Paper = z.infer<typeof Paper>;

export const ContractorDetail = Contractor.extend({
  papers: z.array(Paper),
  properties: z.array(z.object({ id: Id, name: z.string(), is_contact_point: z.boolean() })),
}).meta({ id: 'ContractorDetail' });
export type ContractorDetail = z.infer<typeof ContractorDetail>;

const tags = ['contractors'];

export const contractors = {
  list: base
    .route({ method: 'GET', path: '/contractors', tags, summary: 'My active contractors, newest first' })
    .input(PageInput)
    .output(pageOf(Contractor)),
  get: base
    .route({ method: 'GET', path: '/contractors/{id}', tags, summary: 'One contractor with papers and properties' })
    .input(z.object({ id: Id }))
    .output(ContractorDetail),
  /** Finds mine by service type, company and phone and brings it up to date (what is empty here stays), or adds it. */
  create: base
    .route({ method: 'POST', path: '/contractors', successStatus: 201, tags, summary: 'Add a contractor' })
    .input(NewContractor)
    .output(Contractor),
  /** CONFLICT when another of mine has that service type, company and phone. */
  update: base
    .route({ method: 'PATCH', path: '/contractors/{id}', tags, summary: 'Change some of its fields' })
    .input(ContractorChanges)
    .output(Contractor),
  /** CONFLICT names the properties whose only contractor, or whose Contact Point Person, it is. */
  remove: base
    .route({ method: 'POST', path: '/contractors/{id}/remove', tags, summary: 'Take it out of the active contractors' })
    .input(z.object({ id: Id }))
    .output(Contractor),
  /** CONFLICT when it was added anew in the meantime. */
  restore: base
    .route({
      method: 'POST',
      path: '/contractors/{id}/restore',
      tags,
      summary: 'Restore a removed contractor, at the properties it served',
    })
    .input(z.object({ id: Id }))
    .output(Contractor),
  /**
   * Multipart, one part `file`: a PDF, handed out as a download, or a picture, made anew; under 5 MB. Replaces the one
   * of that kind.
   */
  putPaper: base
    .route({ method: 'POST', path: '/contractors/{id}/papers/{kind}', tags, summary: 'Keep a document' })
    .input(z.object({ id: Id, kind: z.enum(paperKinds), file: z.file() }))
    .output(Paper),
  removePaper: base
    .route({ method: 'DELETE', path: '/contractors/{id}/papers/{kind}', tags, summary: 'Throw a document away' })
    .input(z.object({ id: Id, kind: z.enum(paperKinds) }))
    .output(z.object({})),
};
