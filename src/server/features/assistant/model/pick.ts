// What the model picks of what the house can say: acts, notes and sentences by their ids, what is broken, what is locked.
import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { guestLanguages } from '#contract/messages/languages.ts';
import { z } from '#contract/z.ts';
import { acts } from '#language/reader';
import { playbooks } from '../playbooks/playbook-schema.ts';

/** Who is only locked out is no danger to ask about: the house sends somebody who opens. */
type DangerPicked = Exclude<SafetyKind, 'lockout'>;

const dangers = safetyKinds.filter((kind): kind is DangerPicked => kind !== 'lockout');
const playbookIds = playbooks.map(({ id }) => id);

export const jobShape = {
  service_type: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  subject: z.string().trim().min(1).max(120),
  lock_is_faulty: z.boolean(),
};

/**
 * In the order in which it is written: what may forbid a sentence stands before the sentences, which are said one by one
 * as they come.
 */
export const Pick = z.strictObject({
  danger: z.enum(['none', 'unsure', ...dangers]),
  reply_language: z.enum([...guestLanguages, 'other']),
  acts: z.array(z.enum(acts)).max(6),
  note_ids: z.array(z.string().max(80)).max(4),
  sentence_ids: z.array(z.string().max(90)).max(10),
  trouble: z.enum(playbookIds).nullable(),
  slots: z.strictObject({
    locked: z.array(z.string().max(80)).max(3),
    jobs: z.array(z.strictObject(jobShape)).max(3),
  }),
});
export type Pick = z.infer<typeof Pick>;
