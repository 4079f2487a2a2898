import { draftKey } from '../../../lib/offline/drafts.ts';
import { sealedDrafts } from '../../../lib/offline/sealed-drafts.ts';

const most = 20;
const name = () => draftKey('palette');

/** The keys of what this person chose last in this browser, the newest first. Sealed, and gone when they sign out. */
export function recentlyChosen(): readonly string[] {
  const kept = sealedDrafts.readJson(name());
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

export const noteChosen = (key: string): void =>
  sealedDrafts.keep(name(), JSON.stringify([key, ...recentlyChosen().filter((one) => one !== key)].slice(0, most)));
