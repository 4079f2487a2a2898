import { questionOutcomes, questionTopics } from '../enumerations/knowledge.ts';
import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { Note } from './likely-questions.ts';
import { QuestionsAnswered } from './questions-answered.ts';

/** A field of the property's form, or where `field` is null an article that could be called `label`. */
export const MissingAnswer = z.object({ field: z.string().nullable(), label: z.string() });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

/** One of the commonest questions, as the built-in engine answered it to a guest whose stay is confirmed. */
export const QuestionTried = z
  .object({
    id: z.string(),
    topic: z.enum(questionTopics),
    /** In the words that were tried. */
    question: z.string(),
    outcome: z.enum(questionOutcomes),
    /** What was told, or shown to choose from. */
    notes: z.array(Note),
    /** What would answer it; null where it is answered. */
    missing: MissingAnswer.nullable(),
  })
  .meta({ id: 'QuestionTried' });
export type QuestionTried = z.infer<typeof QuestionTried>;

/** Which of the commonest questions one property answers, each tried; and what its guests asked in vain. */
export const Completeness = QuestionsAnswered.extend({
  questions: z.array(QuestionTried),
  /** What guests asked in the last 30 days and nobody has answered yet, in their words; asked most first, 10 at most. */
  unanswered: z.array(
    z.object({ question: z.string(), times: z.number().int(), last_asked_at: Instant, conversation_id: Id }),
  ),
}).meta({ id: 'Completeness' });
export type Completeness = z.infer<typeof Completeness>;

/** The same of all properties, as it is kept: those that answer least first, and last those that were never tried. */
export const KnowledgeOverview = z
  .object({
    /** 0-100, of all properties that were tried; null without any. */
    score: z.number().int().min(0).max(100).nullable(),
    /** How many questions each is tried with. */
    asked: z.number().int(),
    properties: z.number().int(),
    /** So many are not tried yet, or are tried again. */
    waiting: z.number().int(),
    items: z.array(
      z.object({
        property_id: Id,
        property_name: z.string(),
        /** Null where they were never tried. */
        answers: QuestionsAnswered.nullable(),
        /** What would answer questions that go to the owner, the first 6. */
        missing: z.array(MissingAnswer),
      }),
    ),
  })
  .meta({ id: 'KnowledgeOverview' });
export type KnowledgeOverview = z.infer<typeof KnowledgeOverview>;

export const completeness = {
  /** They are tried now where what is kept is not current. */
  ofProperty: base
    .route({
      method: 'GET',
      path: '/properties/{id}/completeness',
      tags: ['articles'],
      summary: 'Which of the commonest questions of guests a property answers',
    })
    .input(z.object({ id: Id }))
    .output(Completeness),
  overview: base
    .route({
      method: 'GET',
      path: '/articles/overview',
      tags: ['articles'],
      summary: 'Which of them each property answers, the least first',
    })
    .output(KnowledgeOverview),
};
