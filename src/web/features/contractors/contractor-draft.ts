import {
  type NotificationMethod,
  notificationMethodLabels,
  type ServiceType,
  serviceTypeLabels,
} from '#contract/enumerations/trades.ts';
import type { Change } from '../../lib/forms/form-draft.ts';
import type { DraftChange } from '../../ui/form/draft-notice.tsx';
import type { ContractorFields } from './contractor-form.ts';

/** Under which name is kept what is typed of a contractor; `draft` is their id, or what they are new for. */
export const contractorDraft = (draft: string) => `contractor.${draft}`;

const labels: Record<keyof ContractorFields, string> = {
  company_name: 'Company Name',
  service_type: 'Service Type',
  phone: 'Phone',
  email: 'Email',
  account_number: 'Account Number',
  notification_method: 'Notification Method',
  notes: 'Notes',
  working_hours: 'Working hours',
  service_zips: 'ZIP codes served',
  insurance_expires_on: 'Insurance valid until',
  licence_expires_on: 'Licence valid until',
};

/** A change as its field shows it. */
export const saidChange = ({ name, from, to }: Change<ContractorFields>): DraftChange => ({
  label: labels[name],
  from: words(name, from),
  to: words(name, to),
});

function words(name: keyof ContractorFields, value: Change<ContractorFields>['to']): string {
  if (typeof value === 'object') return value.always ? 'at any time' : 'hours of their own';
  if (value === undefined || value === '') return '';
  if (name === 'service_type') return serviceTypeLabels[value as ServiceType]; // its field offers no other
  if (name === 'notification_method') return notificationMethodLabels[value as NotificationMethod]; // likewise
  return value;
}
