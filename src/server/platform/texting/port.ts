export interface TextMessage {
  /** Telephone number in E.164: `+15550100`. */
  readonly to: string;
  readonly body: string;
  /** The same at each attempt, so that a repeat is recognized. */
  readonly id: string;
}

export interface Texter {
  /** Resolves once the text is handed over. */
  send(message: TextMessage): Promise<void>;
}
