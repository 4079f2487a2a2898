import type { Context, Hono } from 'hono';
import { formSources } from '#contract/enquiries/question-sources.ts';
import { pageOfForm, thanksId } from '#contract/site/pages.ts';
import { z } from '#contract/z.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { errorBody, toKnownError } from './error-answers.ts';
import type { HttpEnv } from './http-env.ts';
import { refusedForm } from './refused-form.ts';

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
      return c.html(refusedForm(fields, errorBody(known)), known.status as 422); // one of the contract's statuses
    }
  });
}
