import { contractorFields } from '../contractors/contractors.ts';
import { deedKinds, deedSubjects } from '../enumerations/bulk.ts';
import { articleAudiences } from '../enumerations/knowledge.ts';
import { base } from '../errors.ts';
import { NewArticle } from '../knowledge/knowledge.ts';
import * as copy from '../messages/en/bulk.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { PropertyGroup } from '../properties/property-groups.ts';
import { OwnRules } from '../protocols/protocols.ts';
import { z } from '../z.ts';

export const bulkLimits = {
  /** Rows of one deed, and properties that contractors or articles go to. */
  chosen: 1000,
  /** Pairs of a row and a property. */
  pairs: 5000,
  /** For how long a deed can be undone. */
  undoDays: 7,
} as const;

const PropertyIds = z.array(Id).min(1).max(bulkLimits.chosen, copy.tooMany);

/**
 * What is done to each of many. To properties: a building or an owner takes the place of the one there is; rules take the
 * place of the property's own of the same name; an article is written for each property. To contractors: each is assigned
 * to all of the properties; the area takes the place of what each has. To articles: each is copied to all of the
 * properties.
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
  z.object({ kind: z.literal('assign_to_properties'), property_ids: PropertyIds }),
  z.object({
    kind: z.literal('set_area'),
    service_zips: contractorFields.service_zips,
    service_cities: contractorFields.service_cities,
  }),
  z.object({ kind: z.literal('remove_contractors') }),
  z.object({ kind: z.literal('set_audience'), audience: z.enum(articleAudiences) }),
  z.object({ kind: z.literal('copy_articles'), property_ids: PropertyIds }),
  z.object({ kind: z.literal('remove_articles') }),
]);
export type Deed = z.infer<typeof Deed>;

/** One to which nothing was done, and why: what was chosen, with the property where it is about both. */
export const Refused = z.object({ id: Id, name: z.string(), why: z.string() });
export type Refused = z.infer<typeof Refused>;

/** What a deed does or did: `done`, `same` (it was so already) and the refused are all of `count`. */
const Outcome = z.object({
  kind: z.enum(deedKinds),
  /** What it is about: the name of the tag or the contractor, the rules as sentences, the article's title. */
  about: z.string(),
  /** How many were chosen; where contractors or articles go to properties, how many pairs that makes. */
  count: z.number().int(),
  done: z.number().int(),
  same: z.number().int(),
  refused: z.array(Refused),
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
  not_undone: z.array(Refused),
  can: z.object({ undo: z.boolean() }),
}).meta({ id: 'DeedReport' });
export type DeedReport = z.infer<typeof DeedReport>;

const Wanted = z.object({
  /** Properties, contractors or articles, as the deed has it. */
  chosen_ids: z.array(Id).min(1).max(bulkLimits.chosen, copy.tooMany),
  deed: Deed,
});
const tags = ['bulk'];

/**
 * One deed is one transaction. What refuses is reported and keeps the others from nothing; NOT_FOUND when one of the rows,
 * of the properties, or the contractor, is not mine.
 */
export const bulk = {
  /** Says what `run` would do, by doing it and taking all of it back. */
  try: base
    .route({ method: 'POST', path: '/bulk/try', tags, summary: 'What a deed would do to many' })
    .input(Wanted)
    .output(DeedTrial),
  run: base
    .route({
      method: 'POST',
      path: '/bulk',
      successStatus: 201,
      tags,
      summary: 'Do one thing to many properties, contractors or articles',
    })
    .input(Wanted)
    .output(DeedReport),
  /** Said again it changes nothing. CONFLICT once `undo_until` is over. */
  undo: base
    .route({ method: 'POST', path: '/bulk/{id}/undo', tags, summary: 'Put back what a deed changed' })
    .input(z.object({ id: Id }))
    .output(DeedReport),
  list: base
    .route({ method: 'GET', path: '/bulk', tags, summary: 'What was done to many at once, newest first' })
    .input(PageInput.extend({ subject: z.enum(deedSubjects).optional() }))
    .output(pageOf(DeedReport)),
};
