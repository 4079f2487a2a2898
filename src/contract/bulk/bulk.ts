import { deedKinds } from '../enumerations/bulk.ts';
import { base } from '../errors.ts';
import { NewArticle } from '../knowledge/knowledge.ts';
import * as copy from '../messages/en/bulk.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { PropertyGroup } from '../properties/property-groups.ts';
import { OwnRules } from '../protocols/protocols.ts';
import { z } from '../z.ts';

export const bulkLimits = {
  /** Properties of one deed. */
  properties: 1000,
  /** For how long a deed can be undone. */
  undoDays: 7,
} as const;

/**
 * What is done to each of many properties. A building or an owner takes the place of the one there is; rules take the
 * place of the property's own of the same name; an article is written for each property.
 */
export const Deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_group'), group: PropertyGroup }),
  z.object({ kind: z.literal('remove_group'), group: PropertyGroup }),
  z.object({ kind: z.literal('assign_contractor'), contractor_id: Id }),
  z.object({
    kind: z.literal('set_rules'),
    rules: OwnRules.refine((rules) => Object.values(rules).some((value) => value !== undefined), copy.ruleNeeded),
  }),
  z.object({ kind: z.literal('add_article'), article: NewArticle.omit({ property_id: true }) }),
]);
export type Deed = z.infer<typeof Deed>;

/** A property at which nothing was done, and why. */
export const RefusedProperty = z.object({ property_id: Id, property_name: z.string(), why: z.string() });
export type RefusedProperty = z.infer<typeof RefusedProperty>;

/** What a deed does or did: `done`, `same` (it was so already) and the refused are all of `properties`. */
const Outcome = z.object({
  kind: z.enum(deedKinds),
  /** What it is about: the name of the tag or the contractor, the rules as sentences, the article's title. */
  about: z.string(),
  properties: z.number().int(),
  done: z.number().int(),
  same: z.number().int(),
  refused: z.array(RefusedProperty),
});

export const DeedTrial = Outcome.meta({ id: 'DeedTrial' });
export type DeedTrial = z.infer<typeof DeedTrial>;

export const DeedReport = Outcome.extend({
  id: Id,
  at: Instant,
  by: z.string(),
  undo_until: Instant,
  undone_at: Instant.nullable(),
  /** Where undoing it changed nothing, as something else was changed since. Empty before it was undone. */
  not_undone: z.array(RefusedProperty),
  can: z.object({ undo: z.boolean() }),
}).meta({ id: 'DeedReport' });
export type DeedReport = z.infer<typeof DeedReport>;

const Wanted = z.object({ property_ids: z.array(Id).min(1).max(bulkLimits.properties, copy.tooMany), deed: Deed });
const tags = ['bulk'];

/**
 * One deed is one transaction. A property that refuses is reported and keeps the others from nothing; NOT_FOUND when one
 * of the properties, or the contractor, is not mine.
 */
export const bulk = {
  /** Says what `run` would do, by doing it and taking all of it back. */
  try: base
    .route({ method: 'POST', path: '/bulk/try', tags, summary: 'What a deed would do to many properties' })
    .input(Wanted)
    .output(DeedTrial),
  run: base
    .route({ method: 'POST', path: '/bulk', successStatus: 201, tags, summary: 'Do one thing to many properties' })
    .input(Wanted)
    .output(DeedReport),
  /** Said again it changes nothing. CONFLICT once `undo_until` is over. */
  undo: base
    .route({ method: 'POST', path: '/bulk/{id}/undo', tags, summary: 'Put back what a deed changed' })
    .input(z.object({ id: Id }))
    .output(DeedReport),
  list: base
    .route({ method: 'GET', path: '/bulk', tags, summary: 'What was done to many properties, newest first' })
    .input(PageInput)
    .output(pageOf(DeedReport)),
};
