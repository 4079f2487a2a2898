import type { Hono } from 'hono';
import { html } from 'hono/html';
import { system } from '#server/kernel/actor.ts';
import { readMailSink } from '#server/kernel/mail-sink.ts';
import { showPhone } from '#server/kernel/phones.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { HttpEnv } from './http-env.ts';
import { isLoopback, nearOrKey } from './near-or-key.ts';

const shown = 200;
/** The server's own zone, named: nothing here knows the reader's. */
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });
const names = { mail: 'Mail', text: 'Text', call: 'Call' };

/**
 * What would have gone out by mail, text or telephone, sign-in codes and job links among it. In demo mode only, and
 * there for whoever sits at this machine or has the address that was printed at the start.
 */
export function serveMailSink(app: Hono<HttpEnv>, { store, vault }: { store: Store; vault: Vault }): void {
  const message = 'The outbox is read on this machine, or at the address that was printed at the start.';
  app.use('/outbox', nearOrKey({ key: keyOf(vault), near: true, message }));
  app.use('/outbox.json', nearOrKey({ key: keyOf(vault), near: true, message }));
  const read = () => withActor(store, system, (unit) => readMailSink(unit, vault, shown));
  app.get('/outbox.json', async (c) => c.json(await read()));
  app.get('/outbox', async (c) => {
    const messages = await read();
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Outbox · Porchlight demo</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/plain-page.css" />
        </head>
        <body>
          <main>
            <h1>Outbox</h1>
            <p>Mail, texts and calls land here while no mail server or phone provider is configured. Newest first.</p>
            ${messages.length === 0 ? html`<p>Nothing yet. When a guest reports something that needs a contractor, the offer lands here.</p>` : ''}
            ${messages.map(
              (m) => html`<article>
                <h2>${m.subject ?? `${m.channel === 'call' ? 'A call to make' : 'Text message'}`}</h2>
                <p class="meta">${names[m.channel]} to ${showPhone(m.to)}, <time datetime="${m.created_at.toISOString()}">${when.format(m.created_at)}</time></p>
                <pre>${linked(m.text)}</pre>
              </article>`,
            )}
          </main>
        </body>
      </html>`);
  });
}

/** With its key, unless the server is reached from this machine alone. */
export function mailSinkAddress(publicUrl: string, host: string, vault: Vault): string {
  const near = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return near ? `${publicUrl}/outbox` : `${publicUrl}/outbox?key=${keyOf(vault)}`;
}

const keyOf = (vault: Vault) => vault.deriveKey('outbox').toString('base64url');

/** Addresses become links; the template escapes everything around them. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part));
}
