import type { Application } from '#server/application.ts';
import { system } from '#server/kernel/actor.ts';
import { readMailSink } from '#server/kernel/mail-sink.ts';
import { withActor } from '#server/kernel/transaction.ts';

/** How long anything that a test waits for may take. */
export const patienceMs = 60_000;

/** Waits for a state, never for a time. @throws when it does not come within a minute */
export async function waitFor<T>(look: () => Promise<T | undefined | false | null>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`still not so after ${patienceMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Messages of the outbox, newest first. */
export const readOutbox = ({ deps }: Application) =>
  withActor(deps.store, system, (unit) => readMailSink(unit, deps.vault, 100_000));

/** The newest mail or text to an address whose subject fits, once it is there; `words` are what it must say. */
export const mailTo = (application: Application, to: string, subject = /./, words = '') =>
  waitFor(async () =>
    (await readOutbox(application)).find(
      (one) => one.to === to && subject.test(one.subject ?? '') && one.text.includes(words),
    ),
  );
