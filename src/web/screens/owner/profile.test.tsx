import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Profile } from '#contract/accounts/accounts.ts';
import { eachIn, fieldsIn, wordsIn } from '../../../../tests/support/rendered.ts';
import { ProfileForm } from '../../features/accounts/profile/profile-form.tsx';
import { SecuritySettings } from '../../features/accounts/profile/security-settings.tsx';
import { BillingSettings } from '../../features/billing/billing-settings.tsx';
import { orpc, queryClient } from '../../lib/http/query.ts';

// What the profile has and says, word for word (spec 1, section 2). How it behaves: tests/e2e/accounts.spec.ts,
// billing.spec.ts.

const nothing = { getItem: () => null };
vi.stubGlobal('localStorage', nothing);
vi.stubGlobal('sessionStorage', nothing);

const profile: Profile = {
  id: '0',
  email: 'ada@example.com',
  full_name: 'Ada Byron',
  company_name: null,
  phone_number: '(415) 555-0123',
  address_line1: '12 Garden Street',
  address_line2: null,
  address_city: 'Oakland',
  address_state: 'CA',
  address_zip: '94601',
  mfa_enabled: false,
  mfa_type: null,
  payment_brand: null,
  payment_last4: null,
  plan_name: 'Free Trial',
  plan_status: null,
  updated_at: '2026-01-01T00:00:00.000Z',
};
queryClient.setQueryData(orpc.accounts.me.queryKey(), {
  id: '0',
  email: profile.email,
  role: 'owner',
  full_name: profile.full_name,
  company_name: null,
  email_verified: true,
  session_expires_at: '2026-01-01T00:30:00.000Z',
  drafts_key: '',
  live_from: '0-0',
  account: { id: '0', name: profile.full_name, role: 'holder', codes: true },
  accounts: [],
  two_factor: { enabled: false, required: false, backup_codes_left: null },
  support: { phone: '(555) 555-0100', email: 'support@porchlight.example', emergency: '911' },
  deletion_due_at: null,
  start_card: false,
  language: null,
});
const show = (what: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
const billing = (changes: Partial<Profile> = {}) =>
  eachIn(show(<BillingSettings profile={{ ...profile, ...changes }} />), 'li');

test('the record: three parts, and which fields may be left out', () => {
  const form = show(<ProfileForm profile={profile}>{null}</ProfileForm>);
  expect(eachIn(form, 'h2')).toEqual(['Personal Information', 'Contact Information', 'Address']);
  expect(fieldsIn(form).map(({ label, required }) => [label, required])).toEqual([
    ['Full Name', true],
    ['Company Name (optional)', false],
    ['Email Address', true],
    ['Phone Number', true],
    ['Address Line 1', true],
    ['Address Line 2 (optional)', false],
    ['City', true],
    ['State', true],
    ['ZIP Code', true],
  ]);
  const placeholders = Object.fromEntries(fieldsIn(form).map(({ name, placeholder }) => [name, placeholder]));
  expect(placeholders).toMatchObject({
    phone_number: '(555) 123-4567',
    address_line2: 'Apartment or suite',
    address_zip: '02199',
  });
  expect(eachIn(form, 'option')[0]).toBe('Select');
  expect(eachIn(form, 'option')).toHaveLength(51);
  expect(eachIn(form, 'button')).toEqual(['Save Changes']);
});

test('security: the password, and whether there is a second factor', () => {
  const [password, twoFactor] = eachIn(show(<SecuritySettings twoFactor={false} />), 'li');
  expect(password).toMatch(/^Change Password /);
  expect(twoFactor).toMatch(/^Two-Factor Authentication Not enabled /);
  expect(eachIn(show(<SecuritySettings twoFactor />), 'li')[1]).toMatch(
    /^Two-Factor Authentication Enabled with an authenticator app /,
  );
});

test('billing: the card and the plan, with what stands there without them', () => {
  expect(billing()[0]).toMatch(/^Payment Method No payment method on file /);
  expect(billing()[1]).toMatch(/^Subscription Plan Free Trial Change/);
  const paying = { payment_brand: 'visa', payment_last4: '4242', plan_name: 'Essential', plan_status: 'active' };
  expect(billing(paying)[0]).toMatch(/^Payment Method Visa ending in 4242 /);
  expect(billing(paying)[1]).toMatch(/^Subscription Plan Essential \(Active\) /);
  expect(billing({ ...paying, plan_status: 'past_due' })[1]).toMatch(/^Subscription Plan Essential Change/);
  expect(billing({ plan_name: '' })[1]).toMatch(/^Subscription Plan Free Trial /);
  expect(wordsIn(show(<BillingSettings profile={profile} />))).toMatch(/^Billing Settings /);
});
