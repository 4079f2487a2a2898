// What several rows look at.
import { say } from '#server/features/assistant/replies/say.ts';
import type { Scene, Seen } from './scene.ts';

/** Of an order everything that a guest's words could have moved. */
export const standingOf = ({ order }: Seen): string =>
  JSON.stringify([
    order?.issue_summary,
    order?.dispatch_state,
    order?.urgency_level,
    order?.timeline.length,
    order?.photos.length,
  ]);

/** Nothing was opened, asked of the owner, or handed to a person. */
export const movesNothing = (before: Seen, after: Seen): boolean =>
  standingOf(before) === standingOf(after) &&
  before.orders === after.orders &&
  before.questions === after.questions &&
  before.thread.state === after.thread.state;

/** Told, and not shown among others to choose from. */
export const tells = ({ cabin }: Scene, { told, thread }: Seen, topic: string): boolean =>
  thread.quick_replies.length < 3 && (cabin.told.get(topic) ?? []).some((id) => told.includes(id));

export const tellsNoNote = ({ told }: Seen): boolean => !told.some((id) => /^(?:article|fact):/.test(id));
export const tellsCode = ({ told }: Seen): boolean => told.some((id) => id.endsWith('_code'));

/** The reply has a step to try. */
export const givesStep = ({ replies }: Seen): boolean =>
  replies.some(({ sources }) => sources.some(({ kind }) => kind === 'playbook'));

/** A plumber was asked. */
export const asksPlumber = ({ order }: Seen): boolean =>
  order?.service_type === 'plumbing' && order.dispatch_state !== 'closed' && order.offers.length > 0;

export const isNew = (scene: Scene, { replies }: Seen): boolean =>
  replies.length > 0 && replies.every(({ body }) => !scene.earlier().includes(body));

export const speaks = ({ lang }: Scene, { thread }: Seen): boolean => thread.language === lang;

/** One of the fixed sentences, whatever its slots are filled with. */
export function says(scene: Scene, { body }: Seen, keys: readonly Parameters<typeof say>[1][]): boolean {
  return keys.some((key) => {
    const words = say(scene.lang, key as 'thanks').split(/\{[a-z]+\}/); // whichever it is, its slots are cut out
    return words.every((part) => body.includes(part));
  });
}
