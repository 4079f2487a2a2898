import { asBrowser, nearby } from '../support/application.ts';
import type { World } from './world.ts';

/** A public file may be kept; a document is asked for again each time; everything else is private and kept nowhere. */
export type Kept = 'no-store' | 'no-cache' | 'kept';
type Kind = {
  name: string;
  status: number;
  kept?: Kept;
  method?: string;
  path: (world: World, picture: string) => string;
  body?: unknown;
  headers?: (world: World) => object;
};

const elsewhere = { ...nearby, 'x-test-address': '192.0.2.9' };

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const byKey = ({ mine }: World) => ({
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${mine.apiKey}`,
});

/** Every kind of answer there is, by what is asked for. */
export const kinds: Kind[] = [
  { name: 'a list of one’s own', status: 200, path: () => '/api/v1/properties', headers: (world) => world.mine.owner },
  {
    name: 'a secret',
    status: 200,
    path: (world) => `/api/v1/properties/${world.mine.things.property}`,
    headers: (world) => world.mine.owner,
  },
  {
    name: 'what was made',
    status: 201,
    method: 'POST',
    path: (world) => `/api/v1/guest/${world.mine.guest.token}/conversations`,
    body: {},
  },
  { name: 'nobody', status: 401, path: () => '/api/v1/me' },
  {
    name: 'the wrong kind of person',
    status: 403,
    path: () => '/api/v1/questions',
    headers: (world) => world.mine.owner,
  },
  { name: 'nothing there', status: 404, path: () => '/api/v1/nothing' },
  {
    name: 'somebody else’s',
    status: 404,
    path: (world) => `/api/v1/properties/${world.theirs.things.property}`,
    headers: (world) => world.mine.owner,
  },
  { name: 'too large', status: 413, method: 'POST', path: () => '/api/v1/questions', body: 'x'.repeat(300_000) },
  { name: 'wrong', status: 422, method: 'POST', path: () => '/api/v1/forgot-password', body: {} },
  { name: 'the typed client', status: 401, method: 'POST', path: () => '/rpc/accounts/me', body: {} },
  {
    name: 'the library, refusing',
    status: 401,
    method: 'POST',
    path: () => '/api/auth/sign-in/email',
    body: { email: 'a@example.com', password: 'x' },
    headers: () => asBrowser,
  },
  { name: 'the library, about nobody', status: 200, path: () => '/api/auth/get-session' },
  {
    name: 'the library, in another form',
    status: 415,
    method: 'POST',
    path: () => '/api/auth/sign-in/email',
    body: new FormData(),
  },
  { name: 'the library, leading on', status: 302, path: () => '/api/auth/verify-email?token=bad&callbackURL=/login' },
  { name: 'a webhook nobody signed', status: 400, method: 'POST', path: () => '/webhooks/stripe', body: {} },
  { name: 'a click to stop a mail that is none', status: 400, method: 'POST', path: () => '/morning-mail/x', body: {} },
  { name: 'an assistant', status: 200, method: 'POST', path: () => '/mcp', body: ping, headers: byKey },
  { name: 'an assistant without a key', status: 401, method: 'POST', path: () => '/mcp', body: ping },
  { name: 'an assistant that wants a stream', status: 405, path: () => '/mcp', headers: byKey },
  { name: 'a picture', status: 200, path: (_, picture) => picture },
  { name: 'a picture of yesterday', status: 404, path: (_, picture) => picture.replace(/\d{10}/, '1000000000') },
  { name: 'the contract', status: 200, path: () => '/api/openapi.json' },
  { name: 'the contract for people', status: 200, path: () => '/api/docs' },
  { name: 'the outbox', status: 200, path: () => '/outbox', headers: () => nearby },
  { name: 'the outbox for machines', status: 200, path: () => '/outbox.json', headers: () => nearby },
  { name: 'the outbox, by a name that was made to lead here', status: 401, path: () => '/outbox' },
  { name: 'the outbox from elsewhere', status: 401, path: () => '/outbox.json', headers: () => elsewhere },
  { name: 'alive', status: 200, path: () => '/healthz' },
  { name: 'ready', status: 200, path: () => '/readyz' },
  { name: 'details', status: 200, path: () => '/readyz/details', headers: () => nearby },
  { name: 'details from elsewhere', status: 401, path: () => '/readyz/details', headers: () => elsewhere },
  { name: 'figures', status: 200, path: () => '/metrics', headers: () => nearby },
  { name: 'figures from elsewhere', status: 401, path: () => '/metrics', headers: () => elsewhere },
  { name: 'the home page', status: 200, kept: 'no-cache', path: () => '/' },
  { name: 'a page', status: 200, kept: 'no-cache', path: () => '/login' },
  { name: 'a guest’s page', status: 200, kept: 'no-cache', path: (world) => `/g/${world.mine.guest.token}` },
  { name: 'a contractor’s page', status: 200, kept: 'no-cache', path: () => '/job/x' },
  { name: 'the app', status: 200, kept: 'no-cache', path: () => '/dashboard' },
  { name: 'a page, its head alone', status: 200, kept: 'no-cache', method: 'HEAD', path: () => '/login' },
  { name: 'a built file', status: 200, kept: 'kept', path: () => '/assets/app-1a2b.js' },
  { name: 'a public file', status: 200, kept: 'kept', path: () => '/favicon.svg' },
  { name: 'a file that is not there', status: 404, path: () => '/assets/none.js' },
  { name: 'a page that cannot be posted to', status: 404, method: 'POST', path: () => '/login', body: {} },
  { name: 'a method nobody has', status: 404, method: 'PROPFIND', path: () => '/' },
  { name: 'what may be asked', status: 404, method: 'OPTIONS', path: () => '/api/v1/me' },
];
