import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** The frame of every hosted page: it must not be taken for Stripe's own. */
export const page = (title: string, content: Html | Html[]) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · payment sandbox</title>
      <link rel="icon" href="data:," />
      <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        body { margin: 0; background: Canvas; color: CanvasText; }
        header { padding: .75rem 1rem; background: #46357a; color: #fff; }
        main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: 1.25rem; }
        h1, h2 { margin: 0; line-height: 1.25; } h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; }
        form, section { display: grid; gap: .75rem; } section { border-top: 1px solid GrayText; padding-top: 1.25rem; }
        label { display: grid; gap: .25rem; } input, select { font: inherit; padding: .6rem; border: 1px solid GrayText; border-radius: .4rem; }
        button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .4rem; border: 1px solid #46357a; background: #46357a; color: #fff; cursor: pointer; }
        button.quiet { background: Canvas; color: CanvasText; border-color: GrayText; }
        p, ul { margin: 0; } a { color: LinkText; } .wrong { border: 1px solid #b3261e; padding: .6rem; border-radius: .4rem; }
        .row { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; align-items: center; }
      </style>
    </head>
    <body>
      <header>Payment sandbox: no real card is charged. Try 4242 4242 4242 4242.</header>
      <main>${content}</main>
    </body>
  </html>`;

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const counted = (properties: number): string => `${properties} ${properties === 1 ? 'property' : 'properties'}`;

/** What was wrong with the last try. */
export const refused = (words: string | undefined) =>
  words ? html`<p class="wrong" role="alert">${words}</p>` : html``;

export const cardFields = () => html`
  <label>Card number <input name="card" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" /></label>
  <label>Expiry (MM / YY) <input name="expiry" autocomplete="off" required placeholder="12 / 34" /></label>
  <label>CVC <input name="cvc" inputmode="numeric" autocomplete="off" required placeholder="123" /></label>`;
