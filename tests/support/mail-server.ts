import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { waitFor } from './waiting.ts';

export type MailServer = {
  /** What a house is started with to send its mail here. */
  env: Record<string, string>;
  /** As it was sent, transfer encoding undone, headers and all. */
  inbox: string[];
  /** The newest to an address that fits, once it is there. */
  mailTo(to: string, fits?: RegExp): Promise<string>;
  stop(): Promise<void>;
};

/** A mail server that reads each mail to its end and then has no room for it: the sender keeps trying. */
export async function startFullMailServer(): Promise<MailServer> {
  const inbox: string[] = [];
  const full = Object.assign(new Error('No room, try later'), { responseCode: 452 });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        inbox.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done(full);
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
