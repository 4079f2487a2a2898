import { takeBackFrom } from '#features/dispatch';
import type { Handler, HandlersOf } from './handlers.ts';

/** Nobody who was removed may go to a house any more. */
const takeBackJobs: Handler<'contractor.changed'> = async (unit, { payload }) => {
  if (payload?.status === 'inactive' && payload.contractor_id) await takeBackFrom(unit, payload.contractor_id);
};

export const onContractor: HandlersOf<'contractor'> = {
  'contractor.changed': [takeBackJobs],
};
