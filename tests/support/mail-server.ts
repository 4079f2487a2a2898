import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { waitFor } from './waiting.ts';

export type MailServer = {
  /** What an application is started with to send its mail here. */
  env: Record<string, string>;
  /** As it was sent, transfer encoding undone, headers and all. */
  inbox: string[];
  /** The newest to an address that fits, once it is there. */
  mailTo(to: string, fits?: RegExp): Promise<string>;
  stop(): Promise<void>;
};

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A mail server that reads each mail to its end and then has no room for it: the sender keeps trying. */
export const startFullMailServer = () => startMailServer({ answer: refusal(452, 'No room, try later') });

/** One that takes mail, except for people whose address begins with `gone`: there is no such mailbox. */
export const startMailServerWithoutSome = () =>
  startMailServer({ refuse: (address) => (address.startsWith('gone') ? refusal(550, 'No such mailbox') : null) });

async function startMailServer({
  answer = null,
  refuse = () => null,
}: {
  answer?: Error | null;
  refuse?: (address: string) => Error | null;
}): Promise<MailServer> {
  const inbox: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        inbox.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done(answer);
      }, done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_REQUIRE_TLS: '0' },
    inbox,
    mailTo: (to, fits = /./) =>
      waitFor(async () => inbox.findLast((mail) => mail.includes(`To: ${to}`) && fits.test(mail))),
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
