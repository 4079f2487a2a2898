// Which language a guest is answered in: their last message's; where that tells little, the thread's or the device's.
import { type Language, languageTold } from '#language/languages';
import { speaks } from './say.ts';

/** @param before the thread's language so far: short turns ("ok", "wifi?") keep it */
export function languageOf(text: string, locale: string, before: string | null): string {
  const device = locale.split('-')[0] ?? '';
  const known = before ?? (speaks(device) ? device : 'en');
  return languageTold(text, known as Language, before ? trustOfThread : trustOfDevice); // one that nothing speaks is never told
}

const trustOfThread = 18;
const trustOfDevice = 8;
