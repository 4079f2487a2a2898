import type { Application } from '#server/application.ts';
import { countFigures } from './figures.ts';
import { guestTokenFor } from './guest-link.ts';
import { inThePast } from './past.ts';
import { addPeople, type SignIn, signInOf } from './people.ts';
import { fillRota } from './rota.ts';
import { isSeeded } from './seeded.ts';

/**
 * Fills an empty house with an owner, her properties and three weeks of life. Does nothing where that was done before.
 */
export async function seedDemo(application: Application): Promise<void> {
  const { store } = application.deps;
  if (!(await isSeeded(store))) {
    await addPeople(application);
    await inThePast(application.deps, async (past) => {
      if (await isSeeded(past.deps.store)) return; // another node was faster
      const { tellWeeks } = await import('./weeks.ts');
      await tellWeeks(past);
    });
    await countFigures(application);
  }
  await fillRota(application);
}

export type Demo = { owner: SignIn; agent: SignIn; admin: SignIn; guestUrl: string };

/** What a visitor of the demo needs to look around: sign-ins and the cottage's guest link. */
export async function readDemo(application: Application): Promise<Demo> {
  const { vault, links } = application.deps;
  return {
    owner: signInOf(vault, 'owner'),
    agent: signInOf(vault, 'agent'),
    admin: signInOf(vault, 'admin'),
    guestUrl: links.guest(guestTokenFor(vault, 'cottage')),
  };
}
