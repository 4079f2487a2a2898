import type { RouteAnswer } from './route-answer.ts';
import { contractorsWords, nobodyHas, stayCheck, visit } from './route-bodies.ts';

/** What guests and contractors do, who have a link and no account. */
export const routesOfLinks: Record<string, RouteAnswer> = {
  // Guests: whoever holds the property's link, and for a thread its secret.
  'GET /guest/{token}': { for: 'everyone' },
  'POST /guest/{token}/conversations': { for: 'everyone', body: { message: 'where do I park?' } },
  'GET /guest/{token}/conversations/{id}/messages': { for: 'guest', id: 'conversation' },
  'GET /guest/{token}/conversations/{id}/events': { for: 'guest', id: 'conversation' },
  'POST /guest/{token}/conversations/{id}/messages': { for: 'guest', id: 'conversation', body: { message: 'hello' } },
  'POST /guest/{token}/conversations/{id}/photos': { for: 'guest', id: 'conversation' },
  'POST /guest/{token}/conversations/{id}/language': { for: 'guest', id: 'conversation', body: { language: 'es' } },
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
  'GET /contractor-links/{token}': { for: 'company' },
  'GET /contractor-links/{token}/visits.ics': { for: 'company' },
  'GET /jobs/{token}/visit.ics': { for: 'contractor', refused: 409 }, // no time is agreed
  'POST /jobs/{token}/accept': { for: 'contractor' },
  'POST /jobs/{token}/times': { for: 'contractor', body: { times: [visit] } },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/time': {
    for: 'guest',
    id: 'conversation',
    body: { from: visit.from },
  },
  'POST /jobs/{token}/no-access': { for: 'contractor', body: { why: 'Nobody opens.' }, refused: 409 }, // not there yet
  'POST /jobs/{token}/language': { for: 'contractor', body: { language: 'en' } },
  'POST /jobs/{token}/follow-up': { for: 'contractor', body: { why: 'A part.' }, refused: 409 }, // not inside yet
  'POST /jobs/{token}/on-my-way': { for: 'contractor', body: { eta_minutes: 20 } },
  'POST /jobs/{token}/late': { for: 'contractor', body: { minutes: 30 } },
  'POST /jobs/{token}/start': { for: 'contractor' },
  'POST /jobs/{token}/photos': { for: 'contractor' },
  'POST /jobs/{token}/lock': { for: 'contractor', body: { faulty: true } },
  'POST /jobs/{token}/ask-more': { for: 'contractor', body: { amount_cents: 300_000, why: 'A longer pipe.' } },
  'POST /jobs/{token}/estimate': {
    for: 'contractor',
    body: { cost_lines: [{ kind: 'labor', cents: 20_000 }], why: 'A new trap.' },
    refused: 409, // more was asked for already
  },
  'POST /jobs/{token}/invoices': { for: 'contractor' },
  'POST /jobs/{token}/invoices/{invoice_id}/remove': { for: 'contractor' },
  'POST /jobs/{token}/finish': { for: 'contractor', body: contractorsWords },
  'POST /jobs/{token}/cost': { for: 'contractor', body: { cost_lines: [{ kind: 'labor', cents: 10_000 }] } },
  'POST /jobs/{token}/messages': { for: 'contractor', body: { message: 'On my way.', guest_reads: true } },
  'GET /jobs/{token}/events': { for: 'contractor' },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/message': {
    for: 'guest',
    id: 'conversation',
    body: { message: 'The dog is friendly.' },
  },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/cancel': {
    for: 'guest',
    id: 'conversation',
    refused: 409, // the work is done by then
  },
  'POST /guest/{token}/conversations/{id}/work-orders/{work_order_id}/access': {
    for: 'guest',
    id: 'conversation',
    body: { note: 'Please knock.', pets: null },
    refused: 409, // the work is done by then
  },
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
};
