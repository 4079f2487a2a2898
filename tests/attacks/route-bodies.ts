/** What requests of the attacks send, beside ids and files. */

export const trade = { company_name: 'Nora Pipes', service_type: 'plumbing', phone: '(541) 555-0113' };
export const address = { street_address: '7 Nora Lane', city: 'Newport', state: 'OR', zip: '97365' };
export const application = { name: 'Nora House', ...address };
export const staged = { slot: 'parking_spot_image', created_at: '2026-01-01T00:00:00Z', full: '', small: '' };
export const nobodyHas = 'nobody-has-this@example.com';
export const contractorsWords = { resolution_notes: 'Replaced the pipe.', cost_cents: 20_000 };
/** Far enough ahead to be still to come. */
export const visit = { from: '2099-01-02T18:00:00Z', to: '2099-01-02T20:00:00Z' };
export const order = {
  service_type: 'handyman',
  urgency_level: 'low',
  subject_line: 'Loose rail',
  issue_summary: 'It is loose.',
};
export const profile = {
  full_name: 'Mirabel Owner',
  phone_number: '(415) 555-0199',
  address_line1: '1 Main Street',
  address_city: 'Reno',
  address_state: 'NV',
  address_zip: '89501',
};
export const signUp = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  password: 'Nightlight1!',
  agreeToTerms: true,
};
export const checkout = {
  price_id: 'price_starter_monthly',
  mode: 'subscription',
  success_url: 'http://porchlight.test/dashboard?subscription=success',
  cancel_url: 'http://porchlight.test/pricing?subscription=cancelled',
};
export const hook = { url: 'https://hooks.invalid/nora', kinds: ['property.changed'] };
export const stayForm = {
  guest_name: 'Nora Guest',
  guest_email: 'nora-guest@example.com',
  check_in: '2001-01-01',
  check_out: '2001-01-03',
};
export const stayCheck = { check_in: '2001-01-01', check_out: '2001-01-02', phone_last4: '0000' };
export const asked = { name: 'Quentin', question: 'How much is it?', form_source: 'FAQ Quick Question' };
export const ownReply = { name: 'Nora hello', body: 'Hello {guest_first_name}', after: 'stay', scope: 'own' };
export const laterReply = () => ({ message: 'Nora, tomorrow.', send_at: inAnHour().until });
export const inAnHour = () => ({ until: new Date(Date.now() + 3_600_000).toISOString() });
const minutes = { urgent: 2, high: 5, medium: 15, low: 30, non_urgent: 60 };
/** As the migration leaves them: version 1, one for everybody. */
export const promises = {
  version: 1,
  items: [
    {
      ...{ id: null, name: 'Everybody', plan: null, customer_id: null, hours: null },
      targets: { claim: minutes, first: minutes, next: minutes },
    },
  ],
};
/** As it is before anybody made one. */
export const rota = {
  ...{ version: 0, timezone: 'UTC', weekly: [], overrides: [], off: [] },
  steps: { first: 3, second: 3, lead: 5, everyone: 5 },
};
