import { html } from 'hono/html';
import { smsConsent } from '#contract/enquiries/form-words.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/enquiries/refused.ts';
import { fill } from '#contract/messages/fill.ts';

type Posted = Readonly<Record<string, unknown>>;
type Refusal = { message: string; fields?: Record<string, string> };

/** What a form of the site may hold, in its order. */
const inputs = {
  name: { label: copy.fullName, type: 'text' },
  email: { label: common.email, type: 'email' },
  phone: { label: common.phone, type: 'tel' },
  num_properties: { label: copy.numberOfProperties, type: 'text' },
  question: { label: copy.message, type: null },
} as const;

/**
 * A public form that was refused, as it was typed, with what is wrong at its field: the page for a browser without
 * JavaScript.
 */
export function refusedForm(posted: Posted, { message, fields = {} }: Refusal) {
  const shown = Object.entries(inputs).filter(([name]) => name in posted || name in fields);
  return html`<!doctype html>
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
          <p>${Object.keys(fields).length > 0 ? copy.correctErrors : message}</p>
          <form method="post" action="/api/v1/questions" novalidate>
            ${hidden('form_source', posted)} ${hidden('website', posted)}
            ${shown.map(([name, input]) => field(name, input, said(posted[name]), fields[name]))}
            ${'sms_opt_in' in posted ? optIn() : ''}
            <button>${copy.sendAgain}</button>
          </form>
        </main>
      </body>
    </html>`;
}

const said = (value: unknown) => (typeof value === 'string' ? value : '');

const hidden = (name: string, posted: Posted) =>
  html`<input type="hidden" name="${name}" value="${said(posted[name])}" />`;

function field(name: string, input: (typeof inputs)[keyof typeof inputs], value: string, wrong: string | undefined) {
  const state = wrong ? html` aria-invalid="true" aria-describedby="${name}-wrong"` : '';
  return html`<div>
    <label for="${name}">${input.label}</label>
    ${
      input.type
        ? html`<input id="${name}" name="${name}" type="${input.type}" value="${value}"${state} />`
        : html`<textarea id="${name}" name="${name}" rows="5"${state}>${value}</textarea>`
    }
    ${wrong ? html`<p id="${name}-wrong" class="wrong">${wrong}</p>` : ''}
  </div>`;
}

/** The consent that was given on the form before, in its words. */
const optIn = () => html`<label class="choice">
  <input type="checkbox" name="sms_opt_in" checked /> ${fill(copy.smsOptIn, { consent: smsConsent })}
</label>`;
