/** Billing: who pays for what, what that entitles to, and what the payment provider says of it. */

export { type HostContact, hostIfEnded } from './host-contact.ts';
export { endSubscriptions, syncPlanOnDeletion } from './leave.ts';
export { sendNotices } from './notices.ts';
export { billingProcedures } from './procedures.ts';
export { handlePaymentEvent, overdueEvents, receivePaymentEvent } from './receive-event.ts';
export { reconcile } from './reconcile.ts';
export { mayUse, requireFeature } from './require-feature.ts';
export { adjustCustomer, adjustQuantity, syncCustomerOnChange, syncQuantityOnChange } from './sync-on-change.ts';
