import type { RestError } from '../../../lib/http/rest.ts';
import type { GuestWords } from './guest-words.tsx';

type Refusal = Pick<RestError, 'code' | 'message' | 'fields' | 'retryAfter'>;
/** Where a refusal came: what else can be done differs. */
type Place = 'dates' | 'code' | 'chat';

/** What the server refused, in the guest's language by its code; its own sentence is English, and says more. */
export function refusalWords({ language, locale, say }: GuestWords, refusal: Refusal, place: Place = 'chat'): string {
  const { code, message, fields, retryAfter } = refusal;
  if (language === 'en') return message;
  const time = spanWords(retryAfter ?? 60, locale);
  switch (code) {
    case 'UNREACHABLE':
    case 'UNAVAILABLE':
      return say('unreachable');
    case 'TOO_MANY_REQUESTS':
      return retryAfter ? say('tooManyFor', { time }) : say('tooMany');
    case 'LOCKED':
      return say(place === 'code' ? 'lockedCode' : 'lockedDates', { time });
    case 'GONE':
      return say('over');
    case 'NOT_FOUND':
      return say('linkGone');
    case 'CONFLICT':
      return say(place === 'code' ? 'noTexts' : 'changed');
    case 'INTERNAL':
      return say('ourFault');
    default:
      return say(fields.file ? 'fileTooBig' : 'notTaken');
  }
}

/** "40 seconds", "12 minutes", "3 hours", rounded up. */
function spanWords(seconds: number, locale: string): string {
  const [count, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds <= 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
