export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * Message-ID without its angle brackets, the same at each attempt, so that a repeat is recognized:
   * `offer-1@porchlight`.
   */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves once the mail is handed over for good. Throws MailNotSent. */
  send(message: MailMessage): Promise<void>;
}

export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** The address or the mail itself was refused: sending it again will not help. */
  readonly isPermanent: boolean;
  /** It was refused for whom it is for: their address takes no mail. */
  readonly isBounce: boolean;
  constructor(message: string, { isPermanent, isBounce }: Pick<MailNotSent, 'isPermanent' | 'isBounce'>) {
    super(message);
    this.isPermanent = isPermanent;
    this.isBounce = isBounce;
  }
}
