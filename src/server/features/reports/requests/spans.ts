export const minutesMs = (minutes: number): number => minutes * 60_000;
