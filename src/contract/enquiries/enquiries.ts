import { email } from '../accounts/account-forms.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/enquiries.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { mayBePhone, phoneUnreadable } from '../phones.ts';
import { z } from '../z.ts';
import { isQuickQuestion } from './form-words.ts';
import { formSources, questionSources } from './question-sources.ts';

/** What a contact, demo or question form sends; blank fields may be left out (spec 1, sections 3 and 5). */
export const NewQuestion = z
  .object({
    name: z.string().trim().max(limits.nameLength, copy.nameTooLong).default(''),
    email: z.string().trim().max(254, copy.emailInvalid).default(''),
    /** With its area code, or with + and the code of its country. */
    phone: z
      .string()
      .trim()
      .refine((typed) => typed === '' || mayBePhone(typed), phoneUnreadable)
      .default(''),
    /** Blank or not numeric counts as 0. */
    num_properties: z.preprocess(
      (typed) => (Number.isFinite(Number(typed)) ? Math.trunc(Number(typed)) : 0),
      z.number().min(0, copy.propertiesTooFew).max(100_000, copy.propertiesTooMany).default(0),
    ),
    question: z.string().trim().min(1, copy.messageMissing).max(limits.longText, copy.messageTooLong),
    form_source: z.enum(formSources),
    sms_opt_in: z.boolean().default(false),
    /** Nobody sees this field: what fills it in is a program, and is thanked without being kept. */
    website: z.string().max(limits.shortText).default(''),
  })
  .superRefine((form, ctx) => {
    const required = !isQuickQuestion(form.form_source);
    if (required && form.name === '') ctx.addIssue({ code: 'custom', path: ['name'], message: copy.nameMissing });
    if (required || form.email !== '')
      for (const { message } of address.safeParse(form.email).error?.issues.slice(0, 1) ?? [])
        ctx.addIssue({ code: 'custom', path: ['email'], message });
  })
  .meta({ id: 'NewQuestion' });
export type NewQuestion = z.infer<typeof NewQuestion>;

const address = email(copy.emailMissing, copy.emailInvalid);

/** A question as staff see it. */
export const Question = z
  .object({
    id: Id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** E.164. */
    phone: z.string().nullable(),
    num_properties: z.number().int(),
    question: z.string(),
    form_source: z.enum(questionSources),
    sms_opt_in: z.boolean(),
    /** When they agreed to texts. */
    sms_opt_in_timestamp: Instant.nullable(),
    created_at: Instant,
    answered_at: Instant.nullable(),
    answered_by: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

export const enquiries = {
  ask: base
    .route({
      method: 'POST',
      path: '/questions',
      successStatus: 201,
      tags: ['enquiries'],
      summary: 'Send a contact, demo or question form',
    })
    .input(NewQuestion)
    .output(z.object({ message: z.string() })),
  list: base
    .route({ method: 'GET', path: '/questions', tags: ['enquiries'], summary: 'Questions for the team, newest first' })
    .input(
      PageInput.extend({
        answered: z.stringbool().or(z.boolean()).default(false),
        form_source: z.enum(questionSources).optional(),
        /** Found anywhere in the message, the name, the address or the phone number. */
        q: z.string().trim().max(limits.shortText).optional(),
      }),
    )
    .output(pageOf(Question)),
  get: base
    .route({ method: 'GET', path: '/questions/{id}', tags: ['enquiries'], summary: 'One question' })
    .input(z.object({ id: Id }))
    .output(Question),
  answer: base
    .route({
      method: 'POST',
      path: '/questions/{id}/answer',
      tags: ['enquiries'],
      summary: 'Answer by mail; without words: mark as answered otherwise. 409 when somebody answered before',
    })
    .input(z.object({ id: Id, answer: z.string().trim().max(limits.longText).default('') }))
    .output(Question),
};
