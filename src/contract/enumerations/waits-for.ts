/**
 * Who makes the next step of a work order: the owner by an answer, the guest, a contractor, the Porchlight team, or
 * nobody before the quiet hours are over.
 */
export const waitsFor = ['owner', 'guest', 'contractor', 'team', 'quiet_hours'] as const;
export type WaitsFor = (typeof waitsFor)[number];
