import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

type Mail = { to: string; subject: string | null; text: string };

/** The newest mail to an address whose subject fits, once it is there. */
export const mailTo = (server: RunningServer, to: string, subject: RegExp): Promise<Mail> =>
  newestMail(server, to, (mail) => subject.test(mail.subject ?? ''));

/** The newest mail to an address whose text fits, once it is there. */
export const mailSaying = (server: RunningServer, to: string, words: RegExp): Promise<Mail> =>
  newestMail(server, to, ({ text }) => words.test(text));

async function newestMail(server: RunningServer, to: string, fits: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = await readMails(server);
      found = mails.find((mail) => mail.to === to && fits(mail));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${to}.`);
  return found;
}

export const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

async function readMails({ url }: RunningServer): Promise<Mail[]> {
  const answer = await fetch(`${url}/outbox.json`);
  return (await answer.json()) as Mail[]; // as waiting.ts reads it
}
