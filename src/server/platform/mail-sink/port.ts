/** A message that would have gone out, kept where a person can read it. */
export interface SinkMessage {
  /** The same message sent again (a retried job) is saved once. */
  readonly messageId: string;
  readonly channel: 'mail' | 'text' | 'call';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
}

/** Keeps a message; the same `messageId` again changes nothing. */
export type KeepInMailSink = (message: SinkMessage) => Promise<void>;
