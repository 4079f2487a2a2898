/** Pages that the link of a mail opens without a sign-in. */
export type MailPage = 'answer' | 'approve' | 'my-jobs' | 'invitation' | 'morning-mail';

/** What the link proposes: the page shows it chosen, and its button alone decides. */
export type LinkChoice = 'yes' | 'no';

type Places = {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * The token of a mail's link, `/<page>/<token>`, and the choice it proposes, `?choice=yes`. They leave the address bar at
 * once, so that no screenshot, share or history carries them, and stay in this tab, so that a reload works. null when
 * this tab never had one.
 */
export function takeLinkToken(
  page: MailPage,
  { location, history, storage }: Places,
): { token: string; choice: LinkChoice | null } | null {
  const key = `porchlight.${page}`;
  const [, at, found] = /^\/([\w-]+)\/([^/]{20,200})\/?$/.exec(location.pathname) ?? [];
  if (at === page && found) {
    storage.setItem(key, decodeURIComponent(found));
    storage.setItem(`${key}.choice`, new URLSearchParams(location.search).get('choice') ?? '');
    history.replaceState(null, '', `/${page}`);
  }
  const token = storage.getItem(key);
  return token === null ? null : { token, choice: choiceOf(storage.getItem(`${key}.choice`)) };
}

const choiceOf = (kept: string | null): LinkChoice | null => (kept === 'yes' || kept === 'no' ? kept : null);
