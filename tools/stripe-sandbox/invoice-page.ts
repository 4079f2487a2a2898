import type { Hono } from 'hono';
import { html } from 'hono/html';
import { addCard } from './cards.ts';
import { wordsIn } from './checkout-page.ts';
import { attempt } from './invoices.ts';
import { cardFields, day, dollars, page, refused } from './page.ts';
import { makePdf } from './pdf.ts';
import type { Sandbox } from './sandbox.ts';
import type { Invoice } from './shapes.ts';

/** One invoice: to look at, to pay with another card, and as a PDF. */
export function serveInvoices(app: Hono, { store }: Sandbox): void {
  app.get('/i/:id/pdf', (c) => {
    const invoice = store.state.invoices[c.req.param('id')];
    if (!invoice) return c.notFound();
    return c.body(new Uint8Array(makePdf(linesOf(invoice))), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
    });
  });
  app.get('/i/:id', (c) => {
    const invoice = store.state.invoices[c.req.param('id')];
    return invoice ? c.html(show(invoice)) : c.notFound();
  });
  app.post('/i/:id', async (c) => {
    const invoice = store.state.invoices[c.req.param('id')];
    if (!invoice) return c.notFound();
    const card = addCard(store, invoice.customer, wordsIn(await c.req.parseBody()));
    if (typeof card === 'string') return c.html(show(invoice, card), 402);
    const subscription = store.state.subscriptions[invoice.parent.subscription_details.subscription];
    if (subscription) subscription.default_payment_method = card.id;
    attempt(store, invoice);
    store.save();
    return c.redirect(c.req.path, 303);
  });
}

function show(invoice: Invoice, wrong?: string) {
  const pay = html`${refused(wrong)}<form method="post">${cardFields()}<button>Pay ${dollars(invoice.amount_remaining)}</button></form>`;
  return page(`Invoice ${invoice.number}`, [
    html`<h1>Invoice ${invoice.number}</h1>
      <ul>${linesOf(invoice)
        .slice(1)
        .map((line) => html`<li>${line}</li>`)}</ul>
      ${invoice.status === 'open' ? pay : html`<p><strong>Paid. Thank you.</strong></p>`}
      <p><a href="/i/${invoice.id}/pdf">Download as PDF</a></p>`,
  ]);
}

const linesOf = ({ number, created, lines, total, status }: Invoice): string[] => [
  `Invoice ${number}`,
  day(created),
  ...lines.data.map(({ description, amount }) => `${description}: ${dollars(amount)}`),
  `Total: ${dollars(total)}, ${status}`,
];
