import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A page of the reference: no script, one style for all pages that the server writes itself. */
export const page = (tab: string, content: Markup | Markup[]) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${tab}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/plain-page.css" />
    </head>
    <body>
      <main class="reference">${content}</main>
    </body>
  </html>`;

export const code = (words: string) => html`<code>${words}</code>`;

/** Words with `code` between backticks, as the reference's sentences have it. */
export const withCode = (words: string): Markup[] =>
  words.split('`').map((part, n) => (n % 2 ? code(part) : html`${part}`));

/** Scrolled with the keyboard where it is wider than the page. */
export const block = (label: string, text: string) =>
  html`<pre class="example" tabindex="0" role="region" aria-label="${label}">${text}</pre>`;

export const asText = (value: unknown): string => JSON.stringify(value, null, 2);
