import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import type { SinkMessage } from '#server/platform/mail-sink/port.ts';
import { MailNotSent } from './port.ts';
import { createSinkMailer } from './sink.ts';
import { createSmtpMailer } from './smtp.ts';

const mail = {
  to: 'dana@guests.example',
  subject: 'Your plumber is on the way',
  text: 'Joe accepted, arriving 9-10.',
  messageId: 'offer-1@porchlight',
};

type Arrived = Pick<typeof mail, 'to' | 'subject' | 'text' | 'messageId'>;

/** Refuses `nobody@` for good, `relayed@` as a relay that does not know us, `later@` for now, whatever says so in it. */
const inbox: Arrived[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onMailFrom: ({ address }, _session, done) =>
    done(address.startsWith('stranger@') ? Object.assign(new Error('Not you'), { responseCode: 550 }) : undefined),
  onRcptTo: ({ address }, _session, done) => {
    const [name = ''] = address.split('@');
    const code = { nobody: 550, relayed: 550, later: 451 }[name];
    const why = name === 'relayed' ? '5.7.1 Relaying denied' : 'Refused';
    done(code ? Object.assign(new Error(`${why} <${address}>`), { responseCode: code }) : null);
  },
  onData: (stream, { envelope }, done) => {
    text(stream).then((raw) => {
      const [, why] = /Refuse this: (.*)/.exec(raw) ?? [];
      if (why) return done(Object.assign(new Error(why), { responseCode: 554 }));
      inbox.push({ to: envelope.rcptTo[0]?.address ?? '', ...readMail(raw) });
      done();
    }, done);
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const { port } = smtp.server.address() as AddressInfo; // It listens on a port, not on a pipe.
const from = 'Porchlight <hello@porchlight.example>';
const smtpMailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, requireTls: false });
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

function readMail(raw: string): Omit<Arrived, 'to'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    subject: header('Subject'),
    messageId: header('Message-ID').slice(1, -1),
    text: body.join('\r\n\r\n').trim(),
  };
}

const outbox = new Map<string, SinkMessage>();
const outboxMailer = createSinkMailer(async (message) => {
  outbox.set(message.messageId, message);
});
const outboxArrivals = () =>
  [...outbox.values()].map(({ to, subject = '', text: words, messageId }) => ({ to, subject, text: words, messageId }));

describe.each([
  { name: 'SMTP', mailer: smtpMailer, arrived: () => inbox },
  { name: 'the outbox', mailer: outboxMailer, arrived: outboxArrivals },
])('mail through $name', ({ mailer, arrived }) => {
  test('arrives with its address, subject, words and Message-ID', async () => {
    await mailer.send(mail);
    expect(arrived()).toEqual([mail]);
  });

  test('sent again is recognizable by its Message-ID', async () => {
    await mailer.send(mail);
    expect(new Set(arrived().map(({ messageId }) => messageId))).toEqual(new Set([mail.messageId]));
  });
});

describe('mail through SMTP', () => {
  const failure = (mailer: typeof smtpMailer, to: string) =>
    mailer.send({ ...mail, to }).catch((error: unknown) => error);

  test('to an address that is refused for good need not be tried again', async () => {
    expect(await failure(smtpMailer, 'nobody@guests.example')).toMatchObject({
      name: 'MailNotSent',
      isPermanent: true,
      isBounce: true,
    });
  });

  test.each([
    ['5.1.1 No such mailbox', true],
    ['5.2.1 The mailbox is closed', true],
    ['5.1.8 We do not know the sender', false],
    ['5.7.1 Taken for spam', false],
    ['We want no such mail', false],
  ])('that is refused once it was read, "%s", has bounced: %j', async (why, isBounce) => {
    const error = await smtpMailer.send({ ...mail, text: `Refuse this: ${why}` }).catch((one: unknown) => one);
    expect(error).toMatchObject({ isPermanent: true, isBounce });
  });

  test('through a relay that does not know us says nothing of whom it was for', async () => {
    expect(await failure(smtpMailer, 'relayed@guests.example')).toMatchObject({ isPermanent: true, isBounce: false });
  });

  test('from a sender who is refused says nothing of whom it was for', async () => {
    const stranger = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'stranger@x.example',
      requireTls: false,
    });
    expect(await failure(stranger, mail.to)).toMatchObject({ isPermanent: true, isBounce: false });
  });

  test('to an address that is refused for now is to be tried again', async () => {
    expect(await failure(smtpMailer, 'later@guests.example')).toMatchObject({ isPermanent: false, isBounce: false });
  });

  test('that was refused is told of without its address', async () => {
    const { message, cause } = (await failure(smtpMailer, 'nobody@guests.example')) as Error; // rejected above
    expect([message, cause]).toEqual([expect.stringContaining('Refused <the address>'), undefined]);
  });

  test('to a server that does not answer is to be tried again', async () => {
    const dead = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, requireTls: false });
    const error = await failure(dead, mail.to);
    expect(error).toBeInstanceOf(MailNotSent);
    expect(error).toMatchObject({ isPermanent: false });
  });

  test.each(['', '?requireTLS=false', '?ignoreTLS=true'])(
    'does not go out in clear unless that was allowed%s',
    async (options) => {
      inbox.length = 0;
      const careful = createSmtpMailer({ url: `smtp://127.0.0.1:${port}${options}`, from, requireTls: true });
      expect(await failure(careful, mail.to)).toMatchObject({ isPermanent: false });
      expect(inbox).toEqual([]);
    },
  );

  test('cannot smuggle a header in through the subject', async () => {
    inbox.length = 0;
    await smtpMailer.send({ ...mail, subject: 'Hello\r\nBcc: stranger@example.com' });
    expect(inbox).toEqual([{ ...mail, subject: expect.stringMatching(/^Hello/) }]);
  });
});
