import type { Assignment } from '#contract/contractors/assignments.ts';
import { findProperty } from '#features/properties';
import type { Owner } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { assignOne, type Place, reorder, setContactPoint, unassign } from './assignments.ts';
import { assignedAt } from './queries.ts';

type Context = { actor: Owner; deps: Deps };

export const assignmentProcedures = {
  list: os.assignments.list.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      await findProperty(unit, input.property_id);
      return { items: await assignedAt(unit, { customerId: actor.customerId, propertyId: input.property_id }) };
    }),
  ),
  assign: os.assignments.assign
    .use(ownerOnly)
    .handler(({ input, context }) => at(context, input.property_id, (unit, place) => assignOne(unit, place, input))),
  setContactPoint: os.assignments.setContactPoint
    .use(ownerOnly)
    .handler(({ input, context }) =>
      at(context, input.property_id, (unit, place) => setContactPoint(unit, place, input.contractor_id)),
    ),
  reorder: os.assignments.reorder
    .use(ownerOnly)
    .handler(({ input, context }) =>
      at(context, input.property_id, (unit, place) => reorder(unit, place, input.contractor_ids)),
    ),
  unassign: os.assignments.unassign
    .use(ownerOnly)
    .handler(({ input, context }) =>
      at(context, input.property_id, (unit, place) =>
        unassign(unit, place, input.contractor_id, input.next_contact_point),
      ),
    ),
};

/** Does it in one transaction and answers with who serves the property then. */
const at = (
  { actor, deps }: Context,
  propertyId: string,
  act: (unit: UnitOfWork, place: Place) => Promise<unknown>,
): Promise<{ items: Assignment[] }> =>
  once(deps, actor, async (unit) => {
    const place = { customerId: actor.customerId, propertyId };
    await act(unit, place);
    return { items: await assignedAt(unit, place) };
  });
