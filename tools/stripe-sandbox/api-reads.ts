import { type Form, textOf } from './form.ts';
import type { Sandbox } from './sandbox.ts';
import type { CheckoutSession, Invoice } from './shapes.ts';
import { missing, type Verb } from './verb.ts';

/** What can be asked for, by method and path. */
export const makeReads = (): Record<string, Verb> => ({
  'GET /customers/:id': ({ sandbox, id }) => found('customer', id, sandbox.store.state.customers[id]),
  'GET /customers': ({ sandbox, query }) =>
    listed(
      '/v1/customers',
      Object.values(sandbox.store.state.customers).filter((c) => !c.deleted),
      query,
    ),
  'GET /prices/:id': ({ sandbox, id }) => found('price', id, sandbox.prices[id]),
  'GET /prices': ({ sandbox, query }) => listed('/v1/prices', Object.values(sandbox.prices), query),
  'GET /payment_methods/:id': ({ sandbox, id }) => found('payment_method', id, sandbox.store.state.payment_methods[id]),
  'GET /subscriptions/:id': ({ sandbox, id }) => found('subscription', id, sandbox.store.state.subscriptions[id]),
  'GET /subscriptions': ({ sandbox, query }) =>
    listed(
      '/v1/subscriptions',
      Object.values(sandbox.store.state.subscriptions).filter(
        ({ customer, status }) => isOf(customer, query) && (textOf(query.status) === 'all' || status !== 'canceled'),
      ),
      query,
    ),
  'GET /invoices/:id': ({ sandbox, id }) => withLinks(sandbox, found('invoice', id, sandbox.store.state.invoices[id])),
  'GET /invoices': ({ sandbox, query }) =>
    listed(
      '/v1/invoices',
      Object.values(sandbox.store.state.invoices)
        .filter(({ customer, status }) => isOf(customer, query) && (!query.status || status === query.status))
        .map((invoice) => withLinks(sandbox, invoice)),
      query,
    ),
  'GET /checkout/sessions': ({ sandbox, query }) =>
    listed(
      '/v1/checkout/sessions',
      Object.values(sandbox.store.state.checkout_sessions)
        .filter(({ customer, status }) => isOf(customer, query) && (!query.status || status === query.status))
        .map((session) => shown(sandbox, session)),
      query,
    ),
  'GET /checkout/sessions/:id': ({ sandbox, id }) =>
    shown(sandbox, found('checkout.session', id, sandbox.store.state.checkout_sessions[id])),
});

export function found<T>(what: string, id: string, thing: T | undefined): T {
  if (!thing) throw missing(what, id);
  return thing;
}

/** As its asker sees it: with the page to pay on, without what Stripe keeps to itself. */
export const shown = ({ origin }: Sandbox, { asked, ...session }: CheckoutSession) => ({
  ...session,
  url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
});

/** Links follow the sandbox's own address, which is another one after each restart. */
export const withLinks = ({ origin }: Sandbox, invoice: Invoice) => ({
  ...invoice,
  hosted_invoice_url: `${origin}/i/${invoice.id}`,
  invoice_pdf: `${origin}/i/${invoice.id}/pdf`,
});

const isOf = (customer: string, query: Form) => !query.customer || query.customer === customer;

/** Newest first, a page at a time. */
function listed<T extends { id: string }>(url: string, oldestFirst: T[], query: Form) {
  const all = [...oldestFirst].reverse();
  const after = textOf(query.starting_after);
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(textOf(query.limit) ?? 10);
  return { object: 'list', url, has_more: all.length > from + limit, data: all.slice(from, from + limit) };
}
