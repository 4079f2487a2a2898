/** Notifications: what an owner is told of, made from what happens elsewhere. */
export { notifyOwner } from './notify-owner.ts';
export { notificationProcedures } from './procedures.ts';
