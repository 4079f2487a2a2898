import type { Transporter } from 'nodemailer';
import { type Mailer, MailNotSent } from './port.ts';

interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** Sender, as in `Porchlight <hello@porchlight.example>`. */
  readonly from: string;
  /**
   * Mail goes over TLS or not at all: whoever sits on the line could take STARTTLS out of what the server offers, and
   * read every link.
   */
  readonly requireTls: boolean;
}

/** Mail through an SMTP server. A server that does not answer is given up after 10 s; the job tries again. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  let transport: Transporter | undefined;
  return {
    send: async ({ to, subject, text, html, messageId, headers }) => {
      transport ??= await openTransport(settings);
      try {
        await transport.sendMail({ to, subject, text, html, messageId: `<${messageId}>`, headers: { ...headers } });
      } catch (error) {
        const isPermanent = isRefusal(error);
        throw new MailNotSent(`The mail was not sent: ${said(error, to)}`, {
          isPermanent,
          isBounce: isPermanent && isOfRecipient(error),
        });
      }
    },
  };
}

async function openTransport({ url, from, requireTls }: SmtpSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url: requireTls ? overTls(url) : url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
}

/** What stands in an address wins over an option beside it, so it stands there. */
function overTls(url: string): string {
  const address = new URL(url);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/** Kept with the failed job and in the log, neither of which holds an address: servers say it back. */
function said(error: unknown, to: string): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.split(to).join('the address').split(to.toLowerCase()).join('the address');
}

/** 5xx about the envelope or the mail is final; about signing in (535) it is a setting that someone will repair. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

/**
 * Whether it is the address that takes no mail: by the server's enhanced status code (RFC 3463: 5.1 the address, but
 * 5.1.7 and 5.1.8 the sender's; 5.2 the mailbox), else by a refusal of `RCPT TO` as RFC 5321 has it. A mail that is
 * taken for spam, or a relay that does not know us, says nothing about whom the mail is for.
 */
function isOfRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  const [, subject, detail] =
    /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec('response' in error ? String(error.response) : '') ?? [];
  if (subject) return subject === '2' || (subject === '1' && detail !== '7' && detail !== '8');
  return error.command === 'RCPT TO' && [550, 551, 553].includes(Number(error.responseCode));
}
