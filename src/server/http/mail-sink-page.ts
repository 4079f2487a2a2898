import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as copy from '#contract/messages/en/outbox.ts';
import { system } from '#server/kernel/actor.ts';
import { readMailSink } from '#server/kernel/mail-sink.ts';
import { showPhone } from '#server/kernel/phones.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { fillHtml } from './fill-html.ts';
import type { HttpEnv } from './http-env.ts';
import { isLoopback, nearOrKey } from './near-or-key.ts';

const shown = 200;
/** The server's own zone, named: nothing here knows the reader's. */
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });
const lines = { mail: copy.mailTo, text: copy.textTo, call: copy.callTo };

/**
 * What would have gone out by mail, text or telephone, sign-in codes and job links among it. In demo mode only, and
 * there for whoever sits at this machine or has the address that was printed at the start.
 */
export function serveMailSink(app: Hono<HttpEnv>, { store, vault }: { store: Store; vault: Vault }): void {
  const message = copy.notHere;
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
          <title>${copy.tab}</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/plain-page.css" />
        </head>
        <body>
          <main>
            <h1>${copy.title}</h1>
            <p>${copy.lead}</p>
            ${messages.length === 0 ? html`<p>${copy.nothingYet}</p>` : ''}
            ${messages.map(
              (m) => html`<article>
                <h2>${m.subject ?? (m.channel === 'call' ? copy.callToMake : copy.textMessage)}</h2>
                <p class="meta">${told(m)}</p>
                <pre>${linked(m.text)}</pre>
              </article>`,
            )}
          </main>
        </body>
      </html>`);
  });
}

/** "Email to ada@example.com, Nov 20, 2026, 1:00:00 PM PST". */
function told({ channel, to, created_at }: Awaited<ReturnType<typeof readMailSink>>[number]) {
  const date = html`<time datetime="${created_at.toISOString()}">${when.format(created_at)}</time>`;
  return fillHtml(lines[channel], { to: showPhone(to), date });
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
