import { type GuestLanguage, guestLanguageOf } from '#contract/messages/languages.ts';
import { browserStore } from '../../../lib/offline/browser-store.ts';

/** Read before the first picture too: `screens/guest/language-boot.js`. */
const key = 'porchlight.language';

/** What somebody has chosen by hand on this device; null for nobody. */
export const chosenLanguage = (): GuestLanguage | null => guestLanguageOf(browserStore.read(key) ?? '') ?? null;

export const keepLanguage = (language: GuestLanguage) => browserStore.keep(key, language);

type Wishes = {
  chosen: GuestLanguage | null;
  /** The thread's, once there is one: what the guest writes in. */
  thread: string | null;
  /** The device's, the best one first (`navigator.languages`). */
  device: readonly string[];
};

/** The first that we speak of what was chosen, what is written, and what the device asks for; else English. */
export function pickLanguage({ chosen, thread, device }: Wishes): GuestLanguage {
  const wished = [chosen, thread, ...device].flatMap((tag) => (tag && guestLanguageOf(tag)) || []);
  return wished[0] ?? 'en';
}
