import type { RouteAnswer } from './route-answer.ts';
import { promises, staged, trade } from './route-bodies.ts';
import { routesOfAccounts } from './routes-of-accounts.ts';
import { routesOfLinks } from './routes-of-links.ts';
import { removals, routesOfOwners } from './routes-of-owners.ts';
import { routesOfTheDesk } from './routes-of-the-desk.ts';
import type { Shared, Thing } from './world.ts';

/** Ids by the names that inputs have for them. */
export const idNames: Record<string, Thing | Shared> = {
  property_id: 'property',
  owner_id: 'customer',
  holder: 'member',
  agent_id: 'member',
  tag_id: 'tag',
  into: 'tag',
  chat_ids: 'conversation',
  act: 'member',
  user_id: 'member',
  // Whom the rota names.
  weekly: 'member',
  overrides: 'member',
  off: 'member',
  chosen_ids: 'property',
  deed: 'contractor',
  contractor_id: 'contractor',
  contractor_ids: 'contractor',
  next_contact_point: 'plumber',
  conversation_id: 'conversation',
  work_order_id: 'workOrder',
  into_id: 'workOrder',
  ids: 'asked',
  answers: 'asked',
  except: 'property',
  draft_id: 'begun',
  file_id: 'orderFile',
  invoice_id: 'invoice',
  stay_id: 'stay',
  message_id: 'answer',
  reply_id: 'laterReply',
  note: 'article',
  contractors: 'plumber',
  images: 'staged',
  articles: 'article',
  items: 'customer', // whom a promise of the desk is for
  session_id: 'property', // no session has it: whoever tries the routes stays signed in
};

/** How an id stands in the fields that hold more than it. */
export const idForms: Record<string, (id: string, route: string) => unknown> = {
  contractor_ids: (id) => [id],
  chat_ids: (id) => [id],
  act: (agent_id) => ({ kind: 'assign', agent_id }),
  chosen_ids: (id) => [id],
  deed: (contractor_id) => ({ kind: 'assign_contractor', contractor_id }),
  ids: (id) => [id],
  answers: (id) => [id],
  articles: (id) => [{ id, property_id: null, title: 'Towels', body: 'In the hall.' }],
  contractors: (id) => [{ id, ...trade, is_contact_point: true }],
  note: (id) => ({ kind: 'article', id, title: 'Towels', body: 'In the hall.' }),
  weekly: (user_id) => [{ rung: 'first', user_id, day: 1, from: 540, to: 1020 }],
  overrides: (user_id) => [
    { rung: 'first', user_id, starts_at: '2099-01-02T18:00:00Z', ends_at: '2099-01-02T20:00:00Z' },
  ],
  off: (user_id) => [{ user_id, from: '2099-01-02', to: '2099-01-03' }],
  items: (customer_id) => [...promises.items.map((one) => ({ ...one, customer_id })), ...promises.items],
  images: (id, route) => ({ parking_spot_image: route === 'PUT /property-drafts' ? { ...staged, id } : id }),
};

/**
 * Every route of the contract and who may use it, in the order in which they are tried. A route without a line here
 * fails: see a01-strangers.test.ts.
 */
export const routeAnswers: Record<string, RouteAnswer> = {
  ...routesOfAccounts,
  ...routesOfOwners,
  ...routesOfTheDesk,
  ...routesOfLinks,
  ...removals,
  // The last of all: the links above end with it.
  'POST /properties/{id}/guest-link': { for: 'owner', id: 'property' },
  'POST /work-orders/{id}/cancel': { for: 'person', id: 'openOrder', body: { why: 'Asked twice.' } },
};
