import type { Clock } from '#server/platform/clock/port.ts';

/**
 * The machine's clock, by which the auth library dates sessions, proofs and codes; it takes no other. Whoever compares
 * with its dates uses the same. For what we date ourselves there is `clock`.
 */
export const libraryClock: Clock = { now: () => new Date() };
