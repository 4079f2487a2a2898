import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/knowledge/likely-questions.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';

/** What can be told of a property: an article, or a field of its form. */
export const Note = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), id: Id, title: z.string() }),
  z.object({ kind: z.literal('field'), field: z.string(), title: z.string() }),
]);
export type Note = z.infer<typeof Note>;

/** What the owner can do about a question that does not find the note. The first two were tried: they find it. */
const Advice = z.discriminatedUnion('kind', [
  /** `title`: the article's, with `words` in it. */
  z.object({ kind: z.literal('title'), words: z.string(), title: z.string() }),
  /** `words` anywhere in the text. */
  z.object({ kind: z.literal('text'), words: z.string() }),
  /** Guests are told or shown `note` instead: one of the two may say all of it. */
  z.object({ kind: z.literal('merge'), note: Note }),
  /** Nothing that was tried finds it: the note does not say what is asked, which could be called `words`. */
  z.object({ kind: z.literal('answer'), words: z.string() }),
]);
export type Advice = z.infer<typeof Advice>;

/** What guests may ask for one note, and whether they are told it or shown its title to choose from. */
export const LikelyQuestions = z
  .object({
    /** Whose guests were imagined; null without a property, and for what no guest is told. */
    property: z.object({ id: Id, name: z.string() }).nullable(),
    /** What the note is called; null where it says nothing. */
    title: z.string().nullable(),
    /** So many questions were tried. */
    asked: z.number().int(),
    /** So many of them find it. */
    found: z.number().int(),
    /** Some that find it, 4 at most. */
    finding: z.array(z.object({ question: z.string(), how: z.enum(['told', 'shown']) })),
    /** Some that do not, 2 at most. */
    missing: z.array(z.object({ question: z.string(), instead: Note.nullable(), advice: Advice })),
  })
  .meta({ id: 'LikelyQuestions' });
export type LikelyQuestions = z.infer<typeof LikelyQuestions>;

/** What one question comes to, for a guest whose stay is confirmed. Nothing is kept and nobody is told. */
export const GuestAnswer = z
  .object({
    /** `shown`: titles to choose from. `other`: no question of the house, such as a trouble, a danger or a greeting. */
    outcome: z.enum(['told', 'shown', 'owner_asked', 'other']),
    /** As the guest reads it; where a code or a text for confirmed guests stands, four dots stand here. */
    answer: z.string(),
    /** What it was taken from. */
    notes: z.array(Note),
    /** What happens then, by the rules of that property as they are now: a sentence. */
    happens: z.string(),
  })
  .meta({ id: 'GuestAnswer' });
export type GuestAnswer = z.infer<typeof GuestAnswer>;

/** A note as it would read once it is saved. */
export const NoteChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('article'),
    id: Id,
    title: z.string().trim().min(1).max(limits.shortText),
    body: z.string().trim().min(1).max(limits.articleBody),
  }),
  z.object({
    kind: z.literal('field'),
    field: z.string().max(limits.shortText),
    value: z.string().max(limits.longText),
  }),
]);
export type NoteChange = z.infer<typeof NoteChange>;

const Question = z.string().trim().min(1, copy.questionNeeded).max(limits.messageLength);

export const likelyQuestions = {
  ofArticle: base
    .route({
      method: 'GET',
      path: '/articles/{id}/likely-questions',
      tags: ['articles'],
      summary: 'What guests may ask for an article, and whether it is found',
    })
    .input(z.object({ id: Id }))
    .output(LikelyQuestions),
  ofField: base
    .route({
      method: 'GET',
      path: '/properties/{id}/likely-questions/{field}',
      tags: ['articles'],
      summary: "What guests may ask for a field of a property's form, and whether it is found",
    })
    .input(z.object({ id: Id, field: z.string().max(limits.shortText) }))
    .output(LikelyQuestions),
  ask: base
    .route({
      method: 'GET',
      path: '/properties/{id}/guest-answer',
      tags: ['articles'],
      summary: 'What the built-in engine would tell a guest who asks this; nothing is kept',
    })
    .input(z.object({ id: Id, question: Question }))
    .output(GuestAnswer),
  /** NOT_FOUND for a note that the property does not have. */
  askChanged: base
    .route({
      method: 'POST',
      path: '/properties/{id}/guest-answer',
      tags: ['articles'],
      summary: 'The same with one note as it would read once it is saved; nothing is kept',
    })
    .input(z.object({ id: Id, question: Question, note: NoteChange }))
    .output(GuestAnswer),
};
