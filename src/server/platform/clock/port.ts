/** What time it is; passed in, so that a test can say. */
export interface Clock {
  now(): Date;
}
