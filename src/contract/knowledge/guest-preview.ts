import { secretNames } from '../enumerations/knowledge.ts';
import { autonomies } from '../enumerations/protocols.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/knowledge/guest-preview.ts';
import { Id } from '../paging.ts';
import { type PropertyCore, PropertyFacts } from '../properties/properties.ts';
import { OwnRules } from '../protocols/protocols.ts';
import { z } from '../z.ts';
import { manualLimits, NewArticle } from './knowledge.ts';
import { GuestAnswer } from './likely-questions.ts';

/** Fields of the form that guests may be told. */
const told = [
  'name',
  'city',
  'state',
  'beds',
  'baths',
  'sq_ft',
  'property_type',
] as const satisfies readonly (keyof typeof PropertyCore.shape)[];
const toldFields = [...told, ...PropertyFacts.keyof().options] as const;

/** What stands in a form, saved or not. It may be half typed: what the form would refuse is taken as it is. */
export const TypedForm = z.object({
  /** The property that is edited, or that an article or rules are for; null for a new one, or for all of them. */
  property_id: Id.nullable(),
  /** Over what is saved; null empties a field. */
  facts: z
    .partialRecord(z.enum(toldFields), z.union([z.string().max(limits.longText), z.number(), z.null()]))
    .optional(),
  /** Which codes and secrets are filled in. What they say is never sent. */
  secrets: z.array(z.enum([...secretNames, 'street_address'])).optional(),
  /** Over those that are saved, by their id; one without an id is new. */
  articles: z
    .array(
      NewArticle.extend({
        id: Id.nullable().default(null),
        title: z.string().trim().max(limits.shortText),
        body: z.string().trim().max(limits.articleBody),
      }),
    )
    .max(manualLimits.articles)
    .default([]),
  /** The rules of `property_id`, or of all properties, in place of those that are saved. */
  rules: OwnRules.optional(),
});
export type TypedForm = z.infer<typeof TypedForm>;
/** As it is sent: what may be left out is left out. */
export type TypedInForm = z.input<typeof TypedForm>;

/** Lines a guest could write in such a chat. */
export const previewLines = 10;

const PreviewAnswer = GuestAnswer.extend({
  /** `auto`: it is told by itself. `draft`: a person would send it. `off`: nothing is said before a person answers. */
  mode: z.enum(autonomies),
  /** What a guest could tap then: titles, or answers to what was asked back. */
  choices: z.array(z.string()),
}).meta({ id: 'PreviewAnswer' });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const guestPreviews = {
  /** A guest whose stay is confirmed writes these lines, one after the other. Nothing is kept and nobody is told. */
  ask: base
    .route({
      method: 'POST',
      path: '/guest-preview',
      tags: ['articles'],
      summary: 'What a guest would be told if what is typed were saved; nothing is kept',
    })
    .input(
      TypedForm.extend({
        lines: z
          .array(z.string().trim().min(1, copy.questionNeeded).max(limits.messageLength))
          .min(1)
          .max(previewLines),
      }),
    )
    .output(
      z.object({
        /** Whose guests were imagined; null for a property that is not saved yet. */
        property_name: z.string().nullable(),
        /** One for each line. */
        answers: z.array(PreviewAnswer),
      }),
    ),
};
