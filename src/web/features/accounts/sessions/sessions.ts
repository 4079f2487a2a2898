import { queryOptions } from '@tanstack/react-query';
import { callAuth } from '../../../lib/http/auth-call.ts';
import { queryClient } from '../../../lib/http/query.ts';
import { sessionToken } from '../../../lib/session/session.ts';

export type Session = { id: string; token: string; createdAt: string; updatedAt: string; userAgent?: string | null };

const key = ['sessions'];

/** Where this person is signed in, this tab first, then the latest. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async () => {
      const { body } = await callAuth<Session[]>('GET', 'list-sessions');
      return body.toSorted(
        (a, b) => Number(isThisTab(b)) - Number(isThisTab(a)) || b.updatedAt.localeCompare(a.updatedAt),
      );
    },
  });

/** The tab's token is the session's with a signature behind it. */
export const isThisTab = ({ token }: Session) => decodeURIComponent(sessionToken() ?? '').startsWith(`${token}.`);

export async function endSessionOf({ token }: Session) {
  await callAuth('POST', 'revoke-session', { body: { token } });
  forgetSessionList();
}

/** This tab's session ends too. */
export async function endEverySession() {
  await callAuth('POST', 'revoke-sessions', { body: {}, session: 'ended' });
}

export function forgetSessionList() {
  void queryClient.invalidateQueries({ queryKey: key });
}
