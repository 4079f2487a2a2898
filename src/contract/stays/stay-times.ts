/** Where a stay stands on its property's calendar; the day of check-out still counts as now. */
export const stayTimes = ['now', 'upcoming', 'past', 'cancelled'] as const;
export type StayTime = (typeof stayTimes)[number];
