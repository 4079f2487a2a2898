/** Notifications: what an owner is told of, made from what happens elsewhere. */
export { dueMornings, purgeExpiredHeldMails, tellOfNight } from './morning.ts';
export { notifyOwner } from './notify-owner.ts';
export { notificationProcedures } from './procedures.ts';
export { tellOwner } from './tell-in-time.ts';
