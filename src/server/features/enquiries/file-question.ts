import type { NewQuestion } from '#contract/enquiries/enquiries.ts';
import { thanksFor } from '#contract/enquiries/form-words.ts';
import type { QuestionSource } from '#contract/enquiries/question-sources.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { newId } from '#server/db/tables/columns.ts';
import { questions } from '#server/db/tables/enquiries.ts';
import type { Settings } from '#server/kernel/env.ts';
import { tellStaff } from '#server/kernel/events.ts';
import { phoneToKeep, showPhone } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Filed = Omit<NewQuestion, 'form_source' | 'website'> & { form_source: QuestionSource };
type Inboxes = Pick<Settings, 'SALES_EMAIL' | 'SUPPORT_EMAIL'>;

/** One row and one mail to the team. @throws INVALID for a phone number that cannot be read */
export async function fileQuestion(unit: UnitOfWork, inboxes: Inboxes, form: Filed): Promise<void> {
  const phone = phoneToKeep(form.phone);
  const id = newId();
  await unit.tx.insert(questions).values({
    id,
    name: form.name || null,
    email: form.email.toLowerCase() || null,
    phone: phone || null,
    num_properties: form.num_properties,
    question: form.question,
    form_source: form.form_source,
    sms_opt_in: form.sms_opt_in,
    sms_opt_in_timestamp: form.sms_opt_in ? unit.now : null,
    created_at: unit.now,
  });
  await unit.enqueue('mail.send', {
    messageId: `question-${id}@porchlight`,
    to: forSales.has(form.form_source) ? inboxes.SALES_EMAIL : inboxes.SUPPORT_EMAIL,
    subject: fill(copy.questionSubject, {
      source: form.form_source,
      visitor: form.name || form.email || copy.aVisitor,
    }),
    text: letterOf({ ...form, phone: showPhone(phone) }),
  });
  await tellStaff(unit, 'question.asked');
}

/** A form as it came in: what only a program fills in is thanked and thrown away. */
export async function takeForm(unit: UnitOfWork, inboxes: Inboxes, form: NewQuestion): Promise<{ message: string }> {
  if (form.website === '') await fileQuestion(unit, inboxes, form);
  return { message: thanksFor(form.form_source) };
}

const forSales = new Set<QuestionSource>([
  'Landing Request Demo',
  'Contact Sales Features Page',
  'Contact Us Pricing Page',
  'FAQ Demo Request',
]);

const letterOf = (form: Filed): string =>
  fill(form.sms_opt_in ? copy.questionMailTextsAllowed : copy.questionMail, {
    question: form.question,
    name: form.name || copy.notGiven,
    email: form.email || copy.notGiven,
    phone: form.phone || copy.notGiven,
    properties: form.num_properties,
  });
