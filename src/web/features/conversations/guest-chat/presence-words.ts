import type { GuestPage, GuestThread, Wait } from '#contract/conversations/guest.ts';
import { dayAndTime } from '../../../ui/day-words.ts';

/** What stands beside the lamp: who answers now, and when people return if none is on. */
export function presenceWords(page: GuestPage, thread: GuestThread | null, now = new Date()): string {
  const { people_on, help_returns_at, wait } = page.presence;
  if (thread?.agent_name) return `${thread.agent_name} from the Porchlight team is here`;
  const waiting = thread?.state === 'waiting';
  if (people_on)
    return waiting ? `You're in line. ${waitWords(wait)}`.trim() : 'House assistant answering. People are here too.';
  const back = help_returns_at
    ? `People return ${dayAndTime(help_returns_at, { zone: page.timezone, now })}.`
    : 'No people on right now.';
  return waiting ? `A person has been asked. ${back}` : `House assistant answering. ${back}`;
}

/** What the last hour says, and nothing where it says nothing. */
function waitWords(wait: Wait | null): string {
  if (!wait) return '';
  const minutes = wait.minutes === 1 ? '1 minute' : `${wait.minutes} minutes`;
  return wait.so_far ? `Guests wait ${minutes} or longer now.` : `In the last hour it took about ${minutes}.`;
}
