import { citiesText, readCities } from '#contract/contractors/areas.ts';
import { PropertyContractor } from '#contract/contractors/assigned.ts';
import { type Contractor, type NewContractor, contractorFields as shape } from '#contract/contractors/contractors.ts';
import { notificationMethods, serviceTypes } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { isCallable, phoneUnreadable } from '#contract/phones.ts';
import { z } from '#contract/z.ts';
import { phoneWords } from '../../lib/forms/phone-words.tsx';
import { HolidayDays } from './holiday-days.ts';
import { dayHours, hoursFrom, WorkingDays } from './working-days.ts';

const textOrNull = z
  .string()
  .trim()
  .transform((typed) => typed || null);

/** What a form holds, as typed, and what the contract wants of it. */
export const ContractorForm = z.object({
  company_name: shape.company_name,
  service_type: z.string().pipe(z.enum(serviceTypes, copy.serviceTypeRequired)),
  phone: shape.phone,
  email: textOrNull.pipe(shape.email),
  account_number: textOrNull.pipe(shape.account_number),
  notification_method: z.string().pipe(z.enum(notificationMethods, copy.methodRequired)),
  language: z
    .string()
    .transform((chosen) => chosen || null)
    .pipe(shape.language),
  notes: textOrNull.pipe(shape.notes),
  working_hours: WorkingDays,
  service_zips: z
    .string()
    .transform((typed) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))])
    .pipe(z.array(z.string().regex(/^\d{5}$/, copy.zipsWrong)).max(500)),
  service_cities: z.string().transform(readCities).pipe(shape.service_cities),
  holidays: HolidayDays,
  insurance_number: textOrNull.pipe(shape.insurance_number),
  insurance_expires_on: textOrNull.pipe(shape.insurance_expires_on),
  license_number: textOrNull.pipe(shape.license_number),
  license_expires_on: textOrNull.pipe(shape.license_expires_on),
});
export type ContractorFields = z.input<typeof ContractorForm>;

/** The short form at a property, where agents call: the phone is needed. */
export const InlineContractorForm = ContractorForm.extend({ phone: PropertyContractor.shape.phone });

export function fieldsFrom(contractor: NewContractor): ContractorFields {
  return {
    company_name: contractor.company_name,
    service_type: contractor.service_type,
    phone: phoneWords(contractor.phone),
    email: contractor.email ?? '',
    account_number: contractor.account_number ?? '',
    notification_method: contractor.notification_method,
    language: contractor.language ?? '',
    notes: contractor.notes ?? '',
    working_hours: hoursFrom(contractor.working_hours),
    service_zips: contractor.service_zips.join(', '),
    service_cities: citiesText(contractor.service_cities),
    holidays: contractor.holidays,
    insurance_number: contractor.insurance_number ?? '',
    insurance_expires_on: contractor.insurance_expires_on ?? '',
    license_number: contractor.license_number ?? '',
    license_expires_on: contractor.license_expires_on ?? '',
  };
}

export const emptyFields: ContractorFields = {
  company_name: '',
  service_type: '',
  phone: '',
  email: '',
  account_number: '',
  notification_method: '',
  language: '',
  notes: '',
  working_hours: { always: true, days: dayHours },
  service_zips: '',
  service_cities: '',
  holidays: [],
  insurance_number: '',
  insurance_expires_on: '',
  license_number: '',
  license_expires_on: '',
};

/** What is wrong with a field as it was found, said there for as long as it holds that. */
export type Found = Partial<Record<'phone' | 'email', { value: string; wrong: string }>>;

export const foundIn = ({ phone, email, email_bounced_at }: Contractor): Found => ({
  ...(phone && !isCallable(phone) && { phone: { value: phone, wrong: phoneUnreadable } }),
  ...(email && email_bounced_at && { email: { value: email, wrong: bounced } }),
});
const bounced = copy.emailBounced;
