import type { ORPCError } from '@orpc/server';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formSources } from '#contract/enumerations.ts';
import { pageOfForm, thanksId } from '#contract/site/pages.ts';
import { z } from '#contract/z.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { errorBody, toKnownError } from './error-answers.ts';
import type { HttpEnv } from './http-env.ts';

type Ask = (form: object, context: RequestContext) => Promise<unknown>;

const Source = z.object({ form_source: z.enum(formSources) });

/**
 * The public forms as a browser without JavaScript posts them: the same verb as the API's, and then back to the page
 * the form stands on. Where to is read off the form's own source, never off an address that came with it.
 */
export function servePlainForms(
  app: Hono<HttpEnv>,
  ask: Ask,
  contextOf: (c: Context<HttpEnv>) => Promise<RequestContext>,
) {
  app.post('/api/v1/questions', async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return next();
    const fields = await c.req.parseBody();
    const context = await contextOf(c);
    try {
      await ask({ ...fields, sms_opt_in: 'sms_opt_in' in fields }, context);
      const { form_source } = Source.parse(fields); // the verb has checked it
      return c.redirect(`${pageOfForm[form_source]}#${thanksId}`, 303);
    } catch (error) {
      const known = toKnownError(error, context.deps.log);
      return c.html(refusal(known), known.status as 422); // one of the contract's statuses
    }
  });
}

const fieldNames: Record<string, string> = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  num_properties: 'Number of Properties',
  question: 'Message',
};

/** What is wrong, field by field; going back in the browser finds what was typed. */
function refusal(error: ORPCError<string, unknown>) {
  const { message, fields = {} } = errorBody(error);
  const lines = Object.entries(fields);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Not sent · Porchlight</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/plain-page.css" />
      </head>
      <body>
        <main>
          <h1>That was not sent</h1>
          <p>${lines.length ? 'Go back in your browser, where what you typed is still there, and correct this:' : message}</p>
          ${lines.length ? html`<ul>${lines.map(([name, words]) => html`<li><strong>${fieldNames[name] ?? 'Form'}:</strong> ${words}</li>`)}</ul>` : ''}
        </main>
      </body>
    </html>`;
}
