import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/guest-api.ts';
import * as guestRefusalsCopy from '#contract/messages/en/guest-refusals.ts';
import { fill } from '#contract/messages/fill.ts';
import { findProperty } from '#features/properties';
import { type CodeTo, sendStayCode } from '#features/stays';
import { type Actor, system } from '#server/kernel/actor.ts';
import { type Deps, os } from '#server/kernel/context.ts';
import type { Settings } from '#server/kernel/env.ts';
import { conflict, locked } from '#server/kernel/errors.ts';
import { networkMark } from '#server/kernel/network-mark.ts';
import { once } from '#server/kernel/once.ts';
import { limitRates } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { openStayThread } from './guest-access.ts';
import { findGuestThread } from './queries.ts';
import { type Checked, subjectOf, verifyByCode, verifyByLink, verifyGuest } from './verify-guest.ts';

const writing = { name: 'guest-write', max: 30, windowSeconds: 60 };
const windowSeconds = limits.stayCode.minutes * 60;
/**
 * Codes asked for in one thread and from one address of the network. Not by property: whoever asks in vain would keep
 * its guests from theirs. How many a stay is sent is the stay's own limit (`stays/stay-codes.ts`).
 */
const asking = { name: 'stay-code', max: limits.stayCode.asks, windowSeconds };
const askingFrom = { name: 'stay-code-from', max: 10, windowSeconds };

/** Mail always; texts land in the outbox until there is a provider, which only a demo's guest can read. */
export const codeWaysOf = ({ demo }: Settings): CodeTo['by'][] => (demo ? ['email', 'phone'] : ['email']);

/** The ways in which a guest shows that they are the guest of a stay. */
export const guestCheckProcedures = {
  verify: os.guest.verify.handler(async ({ input, context }) => {
    const { deps, ip } = context;
    const { thread, service } = await openStayThread(context, input, writing);
    const network = networkMark(deps.vault, ip);
    return tryOnce('dates', deps, service, (unit) => verifyGuest(unit, thread, input, network));
  }),
  verifyLink: os.guest.verifyLink.handler(async ({ input, context }) => {
    const { deps } = context;
    const { thread, service } = await openStayThread(context, input, writing);
    return once(deps, service, (unit) => verifyByLink(unit, deps.vault, thread, input.stay));
  }),
  sendCode: os.guest.sendCode.handler(async ({ input, context }) => {
    const { deps, ip } = context;
    const { thread, service } = await openStayThread(context, input, writing);
    const { by, to } = input;
    if (!codeWaysOf(deps.settings).includes(by)) throw conflict(guestRefusalsCopy.noTexts);
    await limitRates(deps.store, [
      { limit: asking, who: thread.id },
      { limit: askingFrom, who: ip },
    ]);
    return once(deps, service, async (unit) => {
      await unit.enqueue('stay.code', { conversationId: thread.id, by, to });
      return { minutes: limits.stayCode.minutes };
    });
  }),
  verifyCode: os.guest.verifyCode.handler(async ({ input, context }) => {
    const { deps, ip } = context;
    const { thread, service } = await openStayThread(context, input, writing);
    const tried = { code: input.code, network: networkMark(deps.vault, ip) };
    return tryOnce('code', deps, service, (unit) => verifyByCode(unit, deps.vault, thread, tried));
  }),
};

/** A try is kept also where it is the one that locks: that is thrown outside of its transaction, which keeps it. */
async function tryOnce(
  way: 'dates' | 'code',
  deps: Deps,
  service: Actor,
  work: (unit: UnitOfWork) => Promise<Checked>,
) {
  const checked = await once(deps, service, async (unit) => {
    const found = await work(unit);
    if (!found.counted) orLocked(way, deps, found);
    return found;
  });
  return orLocked(way, deps, checked);
}

/** @throws LOCKED */
function orLocked(way: 'dates' | 'code', deps: Pick<Deps, 'clock'>, { verified, tries_left, lockedUntil }: Checked) {
  const seconds = lockedUntil ? Math.ceil((Date.parse(lockedUntil) - deps.clock.now().getTime()) / 1000) : 0;
  if (verified || seconds <= 0) return { verified, tries_left };
  const sentence = way === 'dates' ? guestRefusalsCopy.lockedDates : guestRefusalsCopy.lockedCode;
  throw locked(fill(sentence, { time: waitWords(seconds) }), seconds);
}

const waitWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return fill(copy.waitMinutes, { minutes });
  return fill(copy.waitHours, { hours: Math.ceil(minutes / 60) });
};

/** The work of `stay.code`: whether anything was sent nobody hears. */
export const sendCodeOfThread = (
  deps: Pick<Deps, 'store' | 'vault'>,
  { conversationId, ...asked }: CodeTo & { conversationId: string },
) =>
  withActor(deps.store, system, async (unit) => {
    const thread = await findGuestThread(unit, conversationId);
    const { name: house } = await findProperty(unit, thread.property_id);
    await sendStayCode(unit, deps.vault, subjectOf(thread, null), { house, language: thread.language }, asked);
  });
