/** What was found without a part; the first of a list is with everything. */
export interface Measured {
  name: string;
  /** Of each column how often it was right, of how many; of false alarms and needless questions how often they came. */
  of: Record<string, Tally>;
}

export interface Tally {
  right: number;
  all: number;
}
