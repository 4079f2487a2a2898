import { noteKnowledgeChanges } from '#features/assistant';
import { syncQuantityOnChange } from '#features/billing';
import { takeBackJobsAt } from '#features/dispatch';
import type { Handler, HandlersOf } from './handlers.ts';

const takeBackJobs: Handler<'property.changed'> = async (unit, { property_id, payload }) => {
  if (payload?.status === 'inactive' && property_id) await takeBackJobsAt(unit, property_id);
};

export const onProperty: HandlersOf<'property'> = {
  'property.changed': [
    /** What is paid for follows what there is. */
    {
      async ofAll(unit, events) {
        for (const id of new Set(events.map(({ customer_id }) => customer_id))) await syncQuantityOnChange(unit, id);
      },
    },
    takeBackJobs,
    { ofAll: noteKnowledgeChanges },
  ],
};
