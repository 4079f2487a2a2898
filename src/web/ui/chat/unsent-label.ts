import { inOwnLanguage, type PartWords } from '../words.ts';

/** Of what waits to be sent: for the line, or for what goes before it. */
export const unsentLabel = (say: PartWords['say'] = inOwnLanguage.say): string =>
  say(navigator.onLine === false ? 'offline' : 'willBeSent');
