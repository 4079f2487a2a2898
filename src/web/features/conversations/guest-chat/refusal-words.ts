import type { RestError } from '../../../lib/http/rest.ts';
import type { GuestWords } from './guest-words.tsx';

export type Refusal = Pick<RestError, 'code' | 'message' | 'fields' | 'retryAfter'>;
/** Where a refusal came: what else can be done differs. */
export type Place = 'dates' | 'code' | 'chat';

/** What the server refused, in the guest's language: its own sentence is English. */
export const refusalWords = ({ later }: GuestWords, refusal: Refusal, place: Place = 'chat'): string =>
  later ? later.tellRefusal(refusal, place) : refusal.message;
