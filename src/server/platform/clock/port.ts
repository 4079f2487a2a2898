/** Time as a port: verbs never read the machine's clock, so tests and evaluations can set it. */
export type Clock = { now(): Date };
