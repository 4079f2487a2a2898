import {
  type NotificationMethod,
  notificationMethodLabels,
  type ServiceType,
  serviceTypeLabels,
} from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import * as language from '#contract/messages/en/language.ts';
import { fill } from '#contract/messages/fill.ts';
import { languageNames, type PeopleLanguage } from '#contract/messages/languages.ts';
import type { Change } from '../../lib/forms/form-draft.ts';
import type { DraftChange } from '../../ui/form/draft-change.ts';
import type { ContractorFields } from './contractor-form.ts';

/** Under which name is kept what is typed of a contractor; `draft` is their id, or what they are new for. */
export const contractorDraft = (draft: string) => `contractor.${draft}`;

const labels: Record<keyof ContractorFields, string> = {
  company_name: copy.companyName,
  service_type: copy.serviceType,
  phone: common.phone,
  email: common.email,
  account_number: copy.accountNumber,
  notification_method: copy.notificationMethod,
  language: language.ofContractor,
  notes: copy.notes,
  working_hours: copy.workingHours,
  service_zips: copy.zipsServed,
  service_cities: copy.citiesServed,
  holidays: copy.holidays,
  insurance_number: copy.insuranceNumber,
  insurance_expires_on: copy.insuranceExpires,
  license_number: copy.licenseNumber,
  license_expires_on: copy.licenseExpires,
};

/** A change as its field shows it. */
export const saidChange = ({ name, from, to }: Change<ContractorFields>): DraftChange => ({
  label: labels[name],
  from: words(name, from),
  to: words(name, to),
});

function words(name: keyof ContractorFields, value: Change<ContractorFields>['to']): string {
  if (Array.isArray(value)) return value.length ? fill(copy.draftHolidays, { count: value.length }) : '';
  if (typeof value === 'object') return value.always ? copy.draftAnyTime : copy.draftSetHours;
  if (name === 'language') return value ? languageNames[value as PeopleLanguage] : language.asTheyWrite; // its field offers no other
  if (value === undefined || value === '') return '';
  if (name === 'service_type') return serviceTypeLabels[value as ServiceType]; // its field offers no other
  if (name === 'notification_method') return notificationMethodLabels[value as NotificationMethod]; // likewise
  return value;
}
