import type { CallTask } from '#contract/calls.ts';

/** "Call within 9:41", then "Call within 2 h 5 min" for what is further off; over it says by how much. */
export function dueWords(dueAt: string, now: number): { words: string; overdue: boolean } {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { words: `Overdue by ${clock(-left)}`, overdue: true };
  return { words: `Call within ${clock(left)}`, overdue: false };
}

/** Minutes and seconds up to an hour, as they are watched; hours and minutes beyond. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes % 60 > 0 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}

/** Who is on the phone with them, as the list says it; null while nobody is. */
export const callerWords = ({ caller_name }: Pick<CallTask, 'caller_name'>, me: string): string | null =>
  caller_name === null ? null : caller_name === me ? 'You are calling' : `${caller_name} is calling`;

/** "Not to exceed $350", "$350.50". */
export const nteWords = (cents: number): string =>
  `Not to exceed ${(cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })}`;

/** What a phone dials: "(503) 555-0114" as tel:5035550114. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** What was done with a call, once it is. */
export const doneWords = (outcome: 'accepted' | 'declined' | 'no_answer', company: string): string =>
  ({
    accepted: `${company} took the job`,
    declined: `${company} declined; the next one is asked`,
    no_answer: `Nobody picked up at ${company}; the next one is asked`,
  })[outcome];
