import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { questionSources } from '#contract/enquiries/question-sources.ts';
import { createdAt, id, instant, newest, oneOf, systemPolicy } from './columns.ts';

/** What visitors asked the team: contact, demo and question forms of the public site, and its chat. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    name: text(),
    email: text(),
    phone: text(),
    num_properties: integer().notNull().default(0),
    question: text().notNull(),
    form_source: text({ enum: questionSources }).notNull(),
    sms_opt_in: boolean().notNull().default(false),
    sms_opt_in_timestamp: instant(),
    answered_at: instant(),
    answered_by: text(),
    /** What was mailed; null when it was answered in another way. */
    answer: text(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('questions_form_source', t.form_source, questionSources),
    index('questions_newest').on(newest(t.created_at), newest(t.id)),
    systemPolicy('questions'),
  ],
);
