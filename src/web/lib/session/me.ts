import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import type { Me } from '#contract/accounts/accounts.ts';
import { language } from '#contract/messages/en/own.ts';
import { peopleLanguages } from '#contract/messages/languages.ts';
import { api, hasStatus, isNoMember } from '../http/api.ts';
import { orpc, queryClient } from '../http/query.ts';
import { draftKey, openDraftsOf } from '../offline/drafts.ts';
import { pendingWrites } from '../offline/pending-writes.ts';
import { takeSealKey } from '../offline/seal.ts';
import { sealedDrafts } from '../offline/sealed-drafts.ts';
import { isAskedFor, speak } from '../page/speak.ts';
import { homeOf } from './home.ts';
import { loadRolesFor } from './may.ts';
import { placeOf } from './place.ts';
import { loginAddress } from './return-path.ts';
import { accountOfTab, forgetSession, keepAccount, sessionToken } from './session.ts';

/** Asked also where the browser says that it has no network: a page that waits for it would wait for ever. */
export const meQuery = () => orpc.accounts.me.queryOptions({ staleTime: 5 * 60_000, networkMode: 'always' });

/** Milliseconds until a copy is as good as a server that says nothing. */
const patience = 4000;

/** Who is signed in, under a protected screen. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}

/**
 * For the loader of a protected screen: who is signed in, or a redirect to /login that remembers the way back.
 * With `roles`, anybody else is sent to the screen that is theirs.
 */
export async function requireMe(request: Request, roles?: readonly Me['role'][]): Promise<Me> {
  if (!sessionToken()) throw redirect(loginAddress(request.url));
  const me = await fetchMe(request);
  const locked = me.two_factor.required && !me.two_factor.enabled;
  if (locked && new URL(request.url).pathname !== '/security') throw redirect('/security');
  const { pathname } = new URL(request.url);
  if (roles && !roles.includes(me.role)) throw redirect(homeOf(me));
  if (pathname === '/dashboard' && homeOf(me) !== pathname) throw redirect(homeOf(me));
  return me;
}

async function fetchMe(request: Request): Promise<Me> {
  try {
    const me = await askOrRestore();
    if (me.account) keepAccount(me.account.id);
    const place = placeOf(me);
    openDraftsOf(place);
    takeSealKey(me.drafts_key, place);
    await Promise.all([sealedDrafts.open(draftKey('')), loadRolesFor(me)]);
    speakAsChosen(me);
    if (pendingWrites.areLeft()) await (await import('../offline/unsaved-edits.ts')).unsavedEdits.takeLeft(place);
    return me;
  } catch (error) {
    const lost = isNoMember(error) && accountOfTab() !== null;
    if (lost) {
      keepAccount(null);
      queryClient.clear();
      throw redirect('/dashboard'); // another account of theirs, if there is one
    }
    if (!hasStatus(error, 401) && !isNoMember(error)) throw error;
    forgetSession();
    throw redirect(loginAddress(request.url));
  }
}

/**
 * Screens are in the language that somebody chose, wherever they sign in. Whoever never did keeps what they see: it is
 * their choice from now on, for mails too.
 */
function speakAsChosen({ language: chosen }: Me): void {
  if (chosen === null && otherThanEnglish)
    void api.accounts.saveLanguage({ language: otherThanEnglish }).catch(() => undefined);
  if (chosen && chosen !== language && !isAskedFor(chosen)) speak(chosen);
}

const otherThanEnglish = peopleLanguages.find((one) => one === language && one !== 'en');

let fromCopy = false;

/** Whether what is on screen was put there from a copy, since the server could not be reached. */
export const isFromCopy = (): boolean => fromCopy;

/** By the server; by what it said last in this tab where it cannot be reached. A session that ended is no such case. */
async function askOrRestore(): Promise<Me> {
  const asked = queryClient.ensureQueryData(meQuery());
  asked.catch(() => undefined); // a copy may be there sooner
  const restored = async () => {
    const { restoreAnswers } = await import('../offline/kept-answers.ts');
    fromCopy = await restoreAnswers(queryClient);
    return fromCopy ? queryClient.getQueryData(meQuery().queryKey) : undefined;
  };
  const late = new Promise<undefined>((done) => setTimeout(done, navigator.onLine === false ? 0 : patience));
  const first = await Promise.race([asked, late]).catch((error: unknown) => {
    if (hasStatus(error, 401)) throw error;
  });
  return first ?? (await restored()) ?? asked;
}
