import type { Deps } from '#server/kernel/context.ts';
import { limitRate, limitRates, type RateLimit } from '#server/kernel/rate-limit.ts';
import { markKnownTo } from './known-devices.ts';

/** By one network, or one device of its owner's, whomever it asks for. */
const asking: RateLimit = { name: 'account-mail', max: 10, windowSeconds: 600 };
/** Of each kind of mail that anybody may ask for: to one mailbox, and as many of them as one network may ask for. */
const mailsADay: RateLimit = { name: 'account-mail-day', max: 10, windowSeconds: 86_400 };
const mailsADayFrom: RateLimit = { name: 'account-mail-day-from', max: 5, windowSeconds: 86_400 };
/** By a device that the mailbox's owner has signed in from: strangers who have asked for too many do not count. */
const byOwnDevice: RateLimit = { name: 'account-mail-own', max: 5, windowSeconds: 3600 };

const onceAMinute: RateLimit = { name: 'account-mail-to', max: 1, windowSeconds: 60 };
/** Nobody's mailbox is filled by strangers, wherever they ask from. */
const resetsTo: RateLimit = { name: 'reset-mail-to', max: 3, windowSeconds: 900 };
/** Each code can be guessed at five times: so few that strangers ask for keep the odds of one below 1 in 40,000. */
const codesTo: RateLimit = { name: 'code-mail-to', max: 5, windowSeconds: 3600 };

type Kind = 'verify' | 'reset' | 'code';
type Asked = { kind: Kind; email: string; ip: string; headers: Headers };

/** Within the day. */
const closer = ({ kind, email }: Asked) => [
  ...(kind === 'reset' ? [{ limit: resetsTo, who: email }] : [{ limit: onceAMinute, who: `${kind}:${email}` }]),
  ...(kind === 'code' ? [{ limit: codesTo, who: email }] : []),
];

/**
 * Counts one more mail that somebody asks for, to whatever address, in two steps: who asks, then whom they ask for.
 * Between them stands the check that they are human, where there is one, so that a robot uses up nobody's mails.
 */
export async function countAskedMail(
  deps: Pick<Deps, 'authDb' | 'checkCaptcha' | 'store'>,
  asked: Asked,
): Promise<void> {
  const { kind, email, ip, headers } = asked;
  const device = await markKnownTo(deps.authDb, email, headers);
  await limitRate(deps.store, asking, device ?? ip);
  if (kind !== 'verify') await deps.checkCaptcha(headers);
  const mailbox = `${kind}:${email}`;
  await limitRates(
    deps.store,
    device
      ? [{ limit: byOwnDevice, who: `${mailbox} ${device}` }]
      : [...closer(asked), { limit: mailsADayFrom, who: `${mailbox} ${ip}` }, { limit: mailsADay, who: mailbox }],
  );
}
