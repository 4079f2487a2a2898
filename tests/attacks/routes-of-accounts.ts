import { everyKey } from '../support/api-keys.ts';
import type { RouteAnswer } from './route-answer.ts';
import { asked, checkout, hook, nobodyHas, profile, signUp } from './route-bodies.ts';

/** Accounts and plans, keys and webhooks, the team, what goes across the nouns, and the public site. */
export const routesOfAccounts: Record<string, RouteAnswer> = {
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
  'PUT /me/language': { for: 'person', body: { language: 'en' } },
  'PUT /me/profile': { for: 'owner', body: profile },
  // Leaving, and taking one's data along. Without the password once more nobody leaves.
  'GET /me/deletion': { for: 'owner' },
  'POST /me/deletion': { for: 'owner', body: {}, refused: 403 },
  'POST /me/deletion/take-back': { for: 'owner', body: {} },
  'GET /me/archives': { for: 'owner' },
  'POST /me/archives': { for: 'owner', body: {} },
  // The one there is was begun to be sent, into an account that is not empty; a picture is no archive.
  'POST /me/archives/{id}/link': { for: 'owner', id: 'archive', refused: 409 },
  'POST /me/archives/read-back': { for: 'owner', body: { file_name: 'nora.zip', bytes: 1000 }, refused: 409 },
  'POST /me/archives/{id}/parts/{n}': { for: 'owner', id: 'archive', body: { n: 0 }, refused: 422 },
  'POST /me/archives/{id}/check': { for: 'owner', id: 'archive', body: {}, refused: 409 },
  'POST /me/archives/{id}/read-back': { for: 'owner', id: 'archive', refused: 409 },
  'DELETE /me/archives/{id}': { for: 'owner', id: 'archive' },
  'GET /stays/{id}/guest-data': { for: 'owner', id: 'stay' },
  'POST /confirm-email': { for: 'everyone', body: { token: 'none' }, refused: 422 },
  'POST /confirm-email/agree': { for: 'everyone', body: { token: 'none' }, refused: 422 },
  'POST /confirm-email/stop': { for: 'everyone', body: { token: 'none' }, refused: 422 },
  'POST /me/two-factor/disable': { for: 'person', body: { code: '000000' }, refused: 422 },
  // People. Links lead to an invitation, or nowhere; these are nobody's.
  'GET /people': { for: 'owner' },
  'POST /people/invitations': { for: 'owner', body: { email: 'nora-cleans@example.com', role: 'cleaner' } },
  'POST /people/invitations/{id}/resend': { for: 'owner', id: 'invitation' },
  'POST /people/invitations/{id}/withdraw': { for: 'owner', id: 'invitation' },
  'PATCH /people/{id}': { for: 'owner', id: 'person', body: { role: 'cleaner' } },
  'POST /people/{id}/remove': { for: 'owner', id: 'person' },
  'POST /people/{id}/restore': { for: 'owner', id: 'person' },
  'POST /people/leave': { for: 'owner', refused: 409 }, // it is their own account
  'GET /invitation-links/{token}': { for: 'everyone', refused: 404 },
  'POST /invitation-links/{token}/join': {
    for: 'everyone',
    body: { name: 'Nora New', password: 'Nightlight1!' },
    refused: 404,
  },
  'POST /invitation-links/{token}/accept': { for: 'person', refused: 404 },
  // Plans. The prices are the site's; no provider is set up in these tests, so that nothing can be opened.
  'GET /billing': { for: 'owner' },
  'GET /billing/plans': { for: 'everyone' },
  'GET /billing/invoices': { for: 'owner' },
  'POST /billing/checkout': { for: 'owner', body: checkout, refused: 502 },
  'POST /billing/portal': { for: 'owner', body: { return_url: 'http://porchlight.test/profile' }, refused: 409 },
  // Keys and webhooks.
  'GET /api-keys': { for: 'owner' },
  'POST /api-keys': { for: 'owner', body: everyKey('Nora key'), refused: 403 }, // without the password once more
  'POST /api-keys/{id}/revoke': { for: 'owner', id: 'apiKey' },
  'GET /webhooks': { for: 'owner' },
  'POST /webhooks': { for: 'owner', body: hook },
  'PUT /webhooks/{id}': { for: 'owner', id: 'webhook', body: { ...hook, enabled: false } },
  'POST /webhooks/{id}/replace-secret': { for: 'owner', id: 'webhook' },
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
  'GET /staff/owners/{id}/sessions': { for: 'admin', id: 'account' },
  'POST /staff/owners/{id}/sessions/end': { for: 'admin', id: 'account' },
  'POST /staff/owners/{id}/email': { for: 'admin', id: 'account', body: { email: 'nora-three@example.com' } },
  'GET /security-log': { for: 'owner' },
  'GET /security-log/house': { for: 'admin' },
  'GET /security-log/readers': { for: 'admin' },
  // Across the nouns.
  'GET /reports/numbers': { for: 'owner' },
  'GET /reports/today': { for: 'owner' },
  'GET /reports/houses': { for: 'owner' },
  'GET /reports/figures': { for: 'owner', body: { from: '2026-11-01', to: '2026-11-30' } },
  'GET /reports/figures/csv': { for: 'owner', body: { from: '2026-11-01', to: '2026-11-30' } },
  'GET /reports/figures/pdf': { for: 'owner', body: { from: '2026-11-01', to: '2026-11-30' } },
  'GET /reports/owed/csv': { for: 'owner', body: { from: '2026-11-01', to: '2026-11-30' } },
  'GET /reports/tax-years/{year}': { for: 'owner', body: { year: 2026 } },
  'GET /desk/figures': { for: 'staff', body: { from: '2026-11-01', to: '2026-11-30' } },
  'GET /find': { for: 'owner', body: { q: 'mirabel' } },
  'GET /exports/{table}': { for: 'owner', body: { table: 'properties' } },
  'GET /properties/{id}/house-sheet': { for: 'owner', id: 'property' },
  'GET /properties/{id}/qr-card/{size}': { for: 'owner', id: 'property', body: { size: 'a6' } },
  'GET /imports/{kind}/template': { for: 'owner', body: { kind: 'contractors' } },
  'POST /imports/{kind}': { for: 'owner', body: { kind: 'contractors' }, refused: 422 }, // a picture is no CSV
  'GET /imports/{id}': { for: 'owner', id: 'import' },
  'POST /imports/{id}/confirm': { for: 'owner', id: 'import' },
  'POST /imports/{id}/cancel': { for: 'owner', id: 'import' },
  'DELETE /imports/{id}': { for: 'owner', id: 'import' },
  // Each person's own, owners' tables and the desk's list.
  'GET /me/views': { for: 'person', body: { table: 'stays' } },
  'POST /me/views': { for: 'person', body: { table: 'stays', name: 'Nora view', search: 'when=now' } },
  'PATCH /me/views/{id}': { for: 'person', id: 'view', body: { name: 'Nora other' } },
  'POST /me/views/{id}/remove': { for: 'person', id: 'view' },
  'POST /me/views/{id}/restore': { for: 'person', id: 'view' },
  // The public site: visitors ask.
  'POST /questions': { for: 'everyone', body: asked },
  'GET /questions': { for: 'staff' },
  'GET /questions/{id}': { for: 'staff', id: 'question' },
  'POST /questions/{id}/answer': { for: 'staff', id: 'question', body: { answer: '' } },
  'GET /site-chat/{session_id}': { for: 'everyone' },
  'POST /site-chat/{session_id}': { for: 'everyone', body: { message: 'What does it cost?' } },
};
