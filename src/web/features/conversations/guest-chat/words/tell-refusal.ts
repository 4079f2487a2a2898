import type * as english from '#contract/messages/en/guest-refusals.ts';
import { type GuestLanguage, sayFrom } from '#contract/messages/languages.ts';
import type { Translated } from '#contract/messages/shapes.ts';
import type { Place, Refusal } from '../refusal-words.ts';

export type TellRefusal = (refusal: Refusal, place: Place) => string;

/** What the server refused, by its code: the server's own sentence is English. */
export function refusalTeller(language: GuestLanguage, sentences: Translated<typeof english>): TellRefusal {
  const say = sayFrom<typeof english>(language, sentences);
  return ({ code, fields, retryAfter }, place) => {
    const time = spanWords(retryAfter ?? 60, language);
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
      case 'FORBIDDEN':
        return say('checkFirst');
      case 'NOT_FOUND':
        return say('notFound');
      case 'CONFLICT':
        return say(place === 'code' ? 'noTexts' : 'changed');
      case 'INTERNAL':
        return say('ourFault');
      case 'TOO_LARGE':
        return say('fileTooBig');
      default:
        return say(fields.file ? 'fileTooBig' : 'notTaken');
    }
  };
}

/** "40 seconds", "12 minutes", "3 hours", rounded up. */
function spanWords(seconds: number, locale: string): string {
  const [count, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds <= 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
