import type { Shared, Tenant, Thing, World } from './world.ts';

/** Whom a route lets in. `everyone` needs no reason to be let in, and its line says why that is right. */
export type For = 'everyone' | 'person' | 'owner' | 'staff' | 'admin' | 'guest' | 'contractor' | 'host' | 'approver';

export type RouteAnswer = {
  for: For;
  /** What the `{id}` of its path is one of. Other ids have names that say it (`idNames`). */
  id?: Thing | Shared;
  /**
   * What is sent beside ids and a file, so that it is accepted. Writes are tried in the order of this list on one
   * tenant: a job is accepted before it is finished.
   */
  body?: object | ((tenant: Tenant, world: World) => object);
  /** Where the story cannot let it be accepted (a job that was done cannot be declined as well). */
  refused?: number;
};

/** Ids by the names that inputs have for them. */
export const idNames: Record<string, Thing> = {
  property_id: 'property',
  contractor_id: 'contractor',
  contractor_ids: 'contractor',
  next_contact_point: 'plumber',
  conversation_id: 'conversation',
  work_order_id: 'workOrder',
  ids: 'asked',
  answers: 'asked',
  except: 'property',
  contractors: 'plumber',
  images: 'staged',
};

/** How an id stands in the fields that hold more than it. */
export const idForms: Record<string, (id: string, route: string) => unknown> = {
  contractor_ids: (id) => [id],
  ids: (id) => [id],
  answers: (id) => [id],
  contractors: (id) => [{ id, ...trade, is_contact_point: true }],
  images: (id, route) => ({ parking_spot_image: route === 'PUT /property-draft' ? { ...staged, id } : id }),
};

const trade = { company_name: 'Nora Pipes', service_type: 'plumbing', phone: '(541) 555-0113' };
const house = { name: 'Nora House', street_address: '7 Nora Lane', city: 'Newport', state: 'OR', zip: '97365' };
const { name: _, ...address } = house;
const staged = { slot: 'parking_spot_image', created_at: '2026-01-01T00:00:00Z', full: '', small: '' };
const nobodyHas = 'nobody-has-this@example.com';
const contractorsWords = { resolution_notes: 'Replaced the pipe.', cost_cents: 20_000 };
/** Far enough ahead to be still to come. */
const visit = { from: '2099-01-02T18:00:00Z', to: '2099-01-02T20:00:00Z' };
const order = {
  service_type: 'handyman',
  urgency_level: 'low',
  subject_line: 'Loose rail',
  issue_summary: 'It is loose.',
};
const profile = {
  full_name: 'Mirabel Owner',
  phone_number: '(415) 555-0199',
  address_line1: '1 Main Street',
  address_city: 'Reno',
  address_state: 'NV',
  address_zip: '89501',
};
const signUp = {
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
const checkout = {
  price_id: 'price_starter_monthly',
  mode: 'subscription',
  success_url: 'http://porchlight.test/dashboard?subscription=success',
  cancel_url: 'http://porchlight.test/pricing?subscription=cancelled',
};
const hook = { url: 'https://hooks.invalid/nora', kinds: ['property.changed'] };
const stayForm = {
  guest_name: 'Nora Guest',
  guest_email: 'nora-guest@example.com',
  check_in: '2001-01-01',
  check_out: '2001-01-03',
};
const stayCheck = { check_in: '2001-01-01', check_out: '2001-01-02', phone_last4: '0000' };
const asked = { name: 'Quentin', question: 'How much is it?', form_source: 'FAQ Quick Question' };
const inAnHour = () => ({ until: new Date(Date.now() + 3_600_000).toISOString() });

/** Every route of the contract and who may use it. A route without a line here fails: see a01-strangers.test.ts. */
export const routeAnswers: Record<string, RouteAnswer> = {
  // Accounts. Whoever has no account yet, or cannot get into it, is nobody.
  'GET /me': { for: 'person' },
  'POST /sign-up': { for: 'everyone', body: signUp },
  'POST /resend-verification': { for: 'everyone', body: { email: nobodyHas } },
  'POST /forgot-password': { for: 'everyone', body: { email: nobodyHas } },
  'GET /ways-in': { for: 'everyone' }, // what the sign-in page shows buttons for
  'POST /sign-in-code': { for: 'everyone', body: { email: nobodyHas }, refused: 404 }, // not unless it is configured
  'GET /reset-password/{token}': { for: 'everyone' },
  'GET /me/preferences': { for: 'owner' },
  'PATCH /me/preferences': { for: 'owner', body: { compact_tables: true } },
  'GET /me/profile': { for: 'owner' },
  'PUT /me/profile': { for: 'owner', body: profile },
  'POST /confirm-email': { for: 'everyone', body: { token: 'none' }, refused: 422 },
  'POST /me/two-factor/disable': { for: 'person', body: { code: '000000' }, refused: 422 },
  // Plans. The prices are the site's; no provider is set up in these tests, so that nothing can be opened.
  'GET /billing': { for: 'owner' },
  'GET /billing/plans': { for: 'everyone' },
  'GET /billing/invoices': { for: 'owner' },
  'POST /billing/checkout': { for: 'owner', body: checkout, refused: 502 },
  'POST /billing/portal': { for: 'owner', body: { return_url: 'http://porchlight.test/profile' }, refused: 409 },
  // Keys and webhooks.
  'GET /api-keys': { for: 'owner' },
  'POST /api-keys': { for: 'owner', body: { name: 'Nora key' } },
  'POST /api-keys/{id}/revoke': { for: 'owner', id: 'apiKey' },
  'GET /webhooks': { for: 'owner' },
  'POST /webhooks': { for: 'owner', body: hook },
  'PUT /webhooks/{id}': { for: 'owner', id: 'webhook', body: { ...hook, enabled: false } },
  'POST /webhooks/{id}/test': { for: 'owner', id: 'webhook' },
  'GET /webhooks/{id}/deliveries': { for: 'owner', id: 'webhook' },
  'POST /webhook-deliveries/{id}/replay': { for: 'owner', id: 'delivery' },
  'POST /webhooks/{id}/remove': { for: 'owner', id: 'webhook' },
  // The team, for admins.
  'GET /staff': { for: 'admin' },
  'POST /staff': { for: 'admin', body: { name: 'Nora Two', email: 'nora-two@example.com', role: 'agent' } },
  'POST /staff/{id}/invite': { for: 'admin', id: 'member' },
  'POST /staff/{id}/role': { for: 'admin', id: 'member', body: { role: 'agent' } },
  'POST /staff/{id}/active': { for: 'admin', id: 'member', body: { active: true } },
  'GET /staff/owners': { for: 'admin', body: { q: 'mirabel' } },
  'POST /staff/owners/{id}/email': { for: 'admin', id: 'account', body: { email: 'nora-three@example.com' } },
  // Across the nouns.
  'GET /reports/numbers': { for: 'owner' },
  'GET /find': { for: 'owner', body: { q: 'mirabel' } },
  'GET /exports/{table}': { for: 'owner', body: { table: 'properties' } },
  'GET /properties/{id}/house-sheet': { for: 'owner', id: 'property' },
  'GET /properties/{id}/qr-card/{size}': { for: 'owner', id: 'property', body: { size: 'a6' } },
  'GET /imports/{kind}/template': { for: 'owner', body: { kind: 'contractors' } },
  'POST /imports/{kind}': { for: 'owner', body: { kind: 'contractors' }, refused: 422 }, // a picture is no CSV
  'GET /imports/{id}': { for: 'owner', id: 'import' },
  'POST /imports/{id}/confirm': { for: 'owner', id: 'import' },
  'DELETE /imports/{id}': { for: 'owner', id: 'import' },
  // The public site: visitors ask.
  'POST /questions': { for: 'everyone', body: asked },
  'GET /questions': { for: 'staff' },
  'GET /questions/{id}': { for: 'staff', id: 'question' },
  'POST /questions/{id}/answer': { for: 'staff', id: 'question', body: { answer: '' } },
  'GET /site-chat/{session_id}': { for: 'everyone' },
  'POST /site-chat/{session_id}': { for: 'everyone', body: { message: 'What does it cost?' } },
  // An owner's own things.
  'GET /properties': { for: 'owner' },
  'GET /properties/{id}': { for: 'owner', id: 'property' },
  'POST /properties': { for: 'owner', body: house },
  'POST /properties/check-address': { for: 'owner', body: address },
  'PATCH /properties/{id}': { for: 'owner', id: 'property', body: { version: 1, name: 'Nora Hut' } },
  'PUT /property-draft': { for: 'owner', body: { step: 1, fields: { name: 'Nora' }, contractors: [] } },
  'GET /property-draft': { for: 'owner' },
  'DELETE /property-draft': { for: 'owner' },
  'POST /properties/{id}/remove': { for: 'owner', id: 'property' },
  'POST /properties/{id}/restore': { for: 'person', id: 'property' },
  'GET /properties/removed': { for: 'owner' },
  'GET /staff/removed-properties': { for: 'staff', body: { q: 'nora' } },
  'POST /property-images/{slot}': { for: 'owner', body: { slot: 'parking_spot_image' } },
  'POST /properties/{id}/images/{slot}': { for: 'owner', id: 'property', body: { slot: 'parking_spot_image' } },
  'DELETE /properties/{id}/images/{slot}': { for: 'owner', id: 'property', body: { slot: 'parking_spot_image' } },
  'GET /properties/{id}/completeness': { for: 'owner', id: 'property' },
  'GET /contractors': { for: 'owner' },
  'GET /contractors/{id}': { for: 'owner', id: 'contractor' },
  'POST /contractors': { for: 'owner', body: { company_name: 'Nora Gas', service_type: 'gas', phone: '5415550112' } },
  'PATCH /contractors/{id}': { for: 'owner', id: 'contractor', body: { notes: 'Rings first.' } },
  'POST /contractors/{id}/papers/{kind}': { for: 'owner', id: 'contractor', body: { kind: 'insurance' } },
  'DELETE /contractors/{id}/papers/{kind}': { for: 'owner', id: 'contractor', body: { kind: 'insurance' } },
  'GET /properties/{property_id}/contractors': { for: 'owner' },
  'POST /properties/{property_id}/contractors': { for: 'owner' },
  'POST /properties/{property_id}/contractors/order': { for: 'owner' },
  'POST /properties/{property_id}/contractors/{contractor_id}/contact-point': { for: 'owner' },
  'POST /properties/{property_id}/contractors/{contractor_id}/remove': { for: 'owner' },
  'POST /contractors/{id}/remove': { for: 'owner', id: 'contractor' },
  'POST /contractors/{id}/restore': { for: 'owner', id: 'contractor' },
  'GET /stays': { for: 'owner' },
  'POST /stays': { for: 'owner', body: stayForm },
  'PUT /stays/{id}': { for: 'owner', id: 'stay', body: stayForm },
  'GET /stays/{id}/link': { for: 'owner', id: 'stay' },
  'POST /stays/{id}/link/renew': { for: 'owner', id: 'stay' },
  'POST /stays/{id}/link/send': { for: 'owner', id: 'stay' },
  'GET /stays/codes-to-change': { for: 'owner' },
  'POST /stays/{id}/cancel': { for: 'owner', id: 'stay' },
  'POST /stays/{id}/restore': { for: 'owner', id: 'stay' },
  'GET /secret-releases': { for: 'owner' },
  'GET /articles': { for: 'owner' },
  'GET /articles/{id}': { for: 'owner', id: 'article' },
  // Before an article is written, which would answer it.
  'GET /owner-questions': { for: 'owner' },
  'POST /owner-questions/dismiss': { for: 'owner' },
  'POST /owner-questions/restore': { for: 'owner' },
  'POST /owner-questions/answer': { for: 'owner', body: { answer: 'In the attic.' } },
  'GET /answers/{token}': { for: 'host' },
  'POST /answers/{token}': { for: 'host', body: { answer: 'In the attic.' } },
  'POST /articles': { for: 'owner', body: { title: 'Grill', body: 'On the deck.' } },
  'PUT /articles/{id}': { for: 'owner', id: 'article', body: { title: 'Towels', body: 'In the hall.' } },
  'POST /articles/{id}/remove': { for: 'owner', id: 'article' },
  'POST /articles/{id}/restore': { for: 'owner', id: 'article' },
  'POST /articles/propose': { for: 'owner', body: { text: 'Grill: on the deck.' } },
  'POST /articles/many': { for: 'owner', body: { items: [{ title: 'Grill', body: 'On the deck.' }] } },
  'GET /articles/overview': { for: 'owner' },
  'GET /protocols': { for: 'owner' },
  'GET /assistant/usage': { for: 'owner' },
  'PUT /protocols': { for: 'owner', body: { version: 0, rules: { nte_cents: 40_000 } } },
  'GET /protocols/changes': { for: 'owner' },
  'POST /protocols/replay': { for: 'owner', body: { rules: { autonomy: 'off' }, weeks: 2 } },
  'GET /approvals': { for: 'owner' },
  'POST /approvals/{id}/decide': { for: 'owner', id: 'approval', body: { approve: true } },
  // Decided so already: the same word again is let in.
  'GET /approval-links/{token}': { for: 'approver' },
  'POST /approval-links/{token}': { for: 'approver', body: { approve: true } },
  'GET /support/thread': { for: 'owner' },
  'POST /support/messages': { for: 'owner', body: { message: 'Hello, team.' } },
  'GET /notifications': { for: 'owner' },
  'POST /notifications/{id}/read': { for: 'owner', id: 'notification' },
  'POST /notifications/{id}/unread': { for: 'owner', id: 'notification' },
  'POST /notifications/read-all': { for: 'owner' },
  'DELETE /notifications/{id}': { for: 'owner', id: 'notification' },
  'POST /notifications/{id}/restore': { for: 'owner', id: 'notification' },
  // Owners see their own, staff everybody's.
  'GET /work-orders': { for: 'person' },
  'GET /work-orders/{id}': { for: 'person', id: 'workOrder' },
  'GET /conversations': { for: 'person' },
  'GET /conversations/{id}': { for: 'person', id: 'conversation' },
  'GET /events': { for: 'person' },
  'POST /reply-drafts/{id}/send': { for: 'person', id: 'draft', body: { body: 'Under the sink.' } },
  'POST /reply-drafts/{id}/drop': { for: 'person', id: 'draft', refused: 409 }, // it was sent
  // The desk.
  'GET /conversations/counts': { for: 'staff' },
  'GET /conversations/{id}/model-calls': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/claim': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/reply': { for: 'staff', id: 'conversation', body: { message: 'I am here.' } },
  'POST /conversations/{id}/note': { for: 'staff', id: 'conversation', body: { message: 'Pipe, again.' } },
  'POST /conversations/{id}/snooze': { for: 'staff', id: 'conversation', body: inAnHour },
  'POST /conversations/{id}/hand-back': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/close': { for: 'staff', id: 'conversation' },
  'POST /work-orders': { for: 'staff', body: order },
  'GET /calls': { for: 'staff' },
  'POST /calls/{id}/take': { for: 'staff', id: 'call' },
  'POST /calls/{id}/answer': { for: 'staff', id: 'call', body: { outcome: 'declined', note: 'On holiday.' } },
  // Guests: whoever holds the property's link, and for a thread its secret.
  'GET /guest/{token}': { for: 'everyone' },
  'POST /guest/{token}/conversations': { for: 'everyone', body: { message: 'where do I park?' } },
  'GET /guest/{token}/conversations/{id}/messages': { for: 'guest', id: 'conversation' },
  'GET /guest/{token}/conversations/{id}/events': { for: 'guest', id: 'conversation' },
  'POST /guest/{token}/conversations/{id}/messages': { for: 'guest', id: 'conversation', body: { message: 'hello' } },
  'POST /guest/{token}/conversations/{id}/photos': { for: 'guest', id: 'conversation' },
  'POST /guest/{token}/conversations/{id}/verify-link': {
    for: 'guest',
    id: 'conversation',
    body: { stay: 'nobody-has-such-a-link' },
  },
  'POST /guest/{token}/conversations/{id}/code': {
    for: 'guest',
    id: 'conversation',
    body: { by: 'email', to: nobodyHas },
  },
  'POST /guest/{token}/conversations/{id}/verify-code': { for: 'guest', id: 'conversation', body: { code: '000000' } },
  'POST /guest/{token}/conversations/{id}/verify': { for: 'guest', id: 'conversation', body: stayCheck },
  // Contractors: whoever holds the job's link.
  'GET /jobs/{token}': { for: 'contractor' },
  'POST /jobs/{token}/accept': { for: 'contractor' },
  'POST /jobs/{token}/times': { for: 'contractor', body: { times: [visit] } },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/time': {
    for: 'guest',
    id: 'conversation',
    body: { from: visit.from },
  },
  'POST /jobs/{token}/no-access': { for: 'contractor', body: { why: 'Nobody opens.' }, refused: 409 }, // not there yet
  'POST /jobs/{token}/follow-up': { for: 'contractor', body: { why: 'A part.' }, refused: 409 }, // not inside yet
  'POST /jobs/{token}/on-my-way': { for: 'contractor', body: { eta_minutes: 20 } },
  'POST /jobs/{token}/start': { for: 'contractor' },
  'POST /jobs/{token}/photos': { for: 'contractor' },
  'POST /jobs/{token}/ask-more': { for: 'contractor', body: { amount_cents: 300_000, why: 'A longer pipe.' } },
  'POST /jobs/{token}/finish': { for: 'contractor', body: contractorsWords },
  'POST /jobs/{token}/decline': { for: 'contractor', body: { reason: 'No time.' }, refused: 409 },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/confirm': {
    for: 'guest',
    id: 'conversation',
    body: { fixed: true },
  },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/rating': {
    for: 'guest',
    id: 'conversation',
    body: { stars: 5 },
  },
  // The last of all: the links above end with it.
  'POST /properties/{id}/guest-link': { for: 'owner', id: 'property' },
  'POST /work-orders/{id}/cancel': { for: 'staff', id: 'workOrder', body: { why: 'Asked twice.' } },
};
