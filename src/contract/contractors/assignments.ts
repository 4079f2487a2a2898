import { base } from '../errors.ts';
import * as copy from '../messages/en/contractors/assignments.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { PropertyContractor } from './assigned.ts';
import { Contractor } from './contractors.ts';

/** A contractor at one property; `rank` 1 is asked first. */
export const Assignment = Contractor.extend({ is_contact_point: z.boolean(), rank: z.number().int() }).meta({
  id: 'Assignment',
});
export type Assignment = z.infer<typeof Assignment>;

const AtProperty = z.object({ property_id: Id });
const Pair = AtProperty.extend({ contractor_id: Id });
const All = z.object({ items: z.array(Assignment) });
const tags = ['contractors'];

/** Who serves a property. Each answers with all of them, in the owner's order. */
export const assignments = {
  list: base
    .route({ method: 'GET', path: '/properties/{property_id}/contractors', tags, summary: 'Who serves a property' })
    .input(AtProperty)
    .output(All),
  /**
   * `contractor_id` is one of mine, `contractor` is found or added. The first at a property becomes its Contact Point
   * Person. CONFLICT 'This contractor is already assigned to this property' for the same service type and company.
   */
  assign: base
    .route({
      method: 'POST',
      path: '/properties/{property_id}/contractors',
      successStatus: 201,
      tags,
      summary: 'Assign one of mine, or a new one',
    })
    .input(
      AtProperty.extend({ contractor_id: Id.optional(), contractor: PropertyContractor.optional() }).refine(
        (input) => (input.contractor_id === undefined) !== (input.contractor === undefined),
        copy.nameOrDescribe,
      ),
    )
    .output(All),
  setContactPoint: base
    .route({
      method: 'POST',
      path: '/properties/{property_id}/contractors/{contractor_id}/contact-point',
      tags,
      summary: 'Make one the Contact Point Person, and no other',
    })
    .input(Pair)
    .output(All),
  /** Their order is who is asked first; those that are not named keep theirs, behind them. */
  reorder: base
    .route({
      method: 'POST',
      path: '/properties/{property_id}/contractors/order',
      tags,
      summary: 'Say who is asked first',
    })
    .input(AtProperty.extend({ contractor_ids: z.array(Id).min(1).max(50) }))
    .output(All),
  /**
   * CONFLICT 'At least one contractor is required' for the last one. When the contact point is taken away,
   * `next_contact_point` has to name another; without it CONFLICT 'Please select a Contact Point Person'.
   */
  unassign: base
    .route({
      method: 'POST',
      path: '/properties/{property_id}/contractors/{contractor_id}/remove',
      tags,
      summary: 'Take a contractor off a property',
    })
    .input(Pair.extend({ next_contact_point: Id.optional() }))
    .output(All),
};
