/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "America/Los Angeles". */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');

/** What a person may choose from: their own first, then `chosen`, which this browser need not list, then all others. */
export const zonesToChoose = (chosen: string): string[] => [
  ...new Set([ownZone(), chosen, ...Intl.supportedValuesOf('timeZone')]),
];
