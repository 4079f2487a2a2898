import { syncCustomerOnChange } from '#features/billing';
import type { HandlersOf } from './handlers.ts';

export const onAccount: HandlersOf<'account'> = {
  'account.changed': [(unit, { customer_id }) => syncCustomerOnChange(unit, customer_id)],
};
