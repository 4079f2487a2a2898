import { syncCustomerOnChange } from '#features/billing';
import { endKeysOf } from '#features/developers';
import type { HandlersOf } from './handlers.ts';

export const onAccount: HandlersOf<'account'> = {
  'account.access_ended': [(unit, { customer_id }) => endKeysOf(unit, customer_id)],
  'account.changed': [(unit, { customer_id }) => syncCustomerOnChange(unit, customer_id)],
};
