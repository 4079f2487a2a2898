import { useEffect, useEffectEvent, useState } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { unreachable } from '../http/refusals.ts';
import { hasStatus, RestError, rest } from '../http/rest.ts';
import { type LinkChoice, type MailPage, takeLinkToken } from './link-token.ts';

/** What a mail's link opened; or why it did not, with the way to try again where that may help. */
export type MailLink<Thing> =
  | { is: 'opening' }
  | { is: 'open'; token: string; choice: LinkChoice | null; path: string; thing: Thing }
  | { is: 'closed'; trouble: string; retry: (() => void) | null };

/** Why a call was refused, in words. */
export const refused = (error: unknown): string => (error instanceof RestError ? error.message : unreachable.message);

/** The one thing behind a mail's link, `/<page>/<token>`, without signing in. Opening it changes nothing. */
export function useMailLink<Thing>(page: MailPage, pathOf: (token: string) => string) {
  const [linked, setLinked] = useState<MailLink<Thing>>({ is: 'opening' });
  const load = async ({ token, choice }: { token: string; choice: LinkChoice | null }) => {
    const path = pathOf(encodeURIComponent(token));
    try {
      setLinked({ is: 'open', token, choice, path, thing: await rest<Thing>('GET', path) });
    } catch (error) {
      const isGone = hasStatus(error, 404);
      setLinked({ is: 'closed', trouble: refused(error), retry: isGone ? null : () => void load({ token, choice }) });
    }
  };
  const begin = useEffectEvent(() => {
    const found = takeLinkToken(page, { location, history, storage: sessionStorage });
    if (found) void load(found);
    else setLinked({ is: 'closed', trouble: copy.mailLinkLost, retry: null });
  });
  useEffect(() => begin(), []);
  const show = (thing: Thing) => setLinked((now) => (now.is === 'open' ? { ...now, thing } : now));
  return { linked, show };
}
