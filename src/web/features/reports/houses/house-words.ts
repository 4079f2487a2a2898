import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import * as copy from '#contract/messages/en/reports/houses.ts';
import { fill } from '#contract/messages/fill.ts';
import type { House } from '#contract/reports/houses.ts';
import type { Tone } from '../../../ui/badge.tsx';
import { dayAhead } from '../../../ui/day-words.ts';

/** Who is there, or who comes next. */
export function guestWords({ today, here, next }: House): string {
  const guest = (here ?? next)?.guest_name ?? copy.someGuest;
  if (here) {
    if (here.check_in === today) return fill(copy.arrivesToday, { guest });
    if (here.check_out === today) return fill(copy.leavesToday, { guest });
    return fill(copy.staysUntil, { guest, day: dayAhead(here.check_out, today) });
  }
  return next ? fill(copy.emptyUntil, { guest, day: dayAhead(next.check_in, today) }) : copy.empty;
}

type State = { tone: Tone; words: string };

/** How the house stands: its guests' chats, then its work orders; never nothing. */
export function houseStates(house: House): State[] {
  const states = [chatState(house), orderState(house)].filter((state) => state !== null);
  return states.length > 0 ? states : [{ tone: 'success', words: copy.allQuiet }];
}

function chatState({ chat }: House): State | null {
  if (chat === 'danger') return { tone: 'danger', words: copy.inDanger };
  if (chat === 'waiting') return { tone: 'lamp', words: conversationsCopy.waitingForPerson };
  if (chat === 'team') return { tone: 'primary', words: conversationsCopy.withTeam };
  return chat && { tone: 'info', words: conversationsCopy.withAssistant };
}

function orderState({ open_orders: count, gravest }: House): State | null {
  if (count === 0) return null;
  if (gravest === 'urgent') return { tone: 'danger', words: fill(copy.openOrdersUrgent, { count }) };
  return { tone: gravest === 'high' ? 'warning' : 'info', words: fill(copy.openOrders, { count }) };
}
