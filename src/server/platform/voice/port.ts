export interface Call {
  /** Telephone number in E.164: `+15550100`. */
  readonly to: string;
  /** What is to be said, in whole sentences. */
  readonly script: string;
  /** The same at each attempt, so that a repeat is recognized. */
  readonly id: string;
}

export interface Caller {
  /** `placed`: the telephone rings. `person_needed`: nobody is called until a person does it. */
  call(call: Call): Promise<'placed' | 'person_needed'>;
}
