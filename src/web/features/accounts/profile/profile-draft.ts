import type { Change } from '../../../lib/forms/form-draft.ts';
import type { SaidChange } from '../../../ui/form/kept-notice.tsx';
import type { ProfileFields } from './profile-form.tsx';

/** Under which name is kept what is typed of one's own profile. */
export const profileDraft = 'profile';

const labels: Record<keyof ProfileFields, string> = {
  email: 'Email Address',
  full_name: 'Full Name',
  company_name: 'Company Name',
  phone_number: 'Phone Number',
  address_line1: 'Address Line 1',
  address_line2: 'Address Line 2',
  address_city: 'City',
  address_state: 'State',
  address_zip: 'ZIP Code',
};

/** A change as its field shows it. */
export const saidChange = ({ name, from, to }: Change<ProfileFields>): SaidChange => ({
  label: labels[name],
  from: from ?? '',
  to: to ?? '',
});
