import * as copyInEnglish from '../messages/en/work-orders/next-step.ts';
import { fill } from '../messages/fill.ts';
import { spoken } from '../messages/spoken.ts';
import type { OpenOrder } from './today.ts';

const copy = spoken(copyInEnglish);

/** How times are said where it is read: in a browser by its own clock, in a mail with their zone. */
export type SayTimes = {
  moment(at: string, zone: string): string;
  arrival(from: string, to: string | null, zone: string): string;
};

/** "Waits for you", "Waits for Tide Plumbing". */
export function waitsForWords({ waits_for, contractor_name }: OpenOrder): string {
  if (waits_for === 'owner') return copy.waitsForYou;
  if (waits_for === 'guest') return copy.waitsForGuest;
  if (waits_for === 'team') return copy.waitsForTeam;
  if (waits_for === 'quiet_hours') return copy.waitsForMorning;
  return fill(copy.waitsForContractor, { contractor: contractor_name ?? copy.theContractor });
}

/** What comes next, a sentence with times by the property's clock. */
export function nextStepWords(order: OpenOrder, say: SayTimes): string {
  const { waits_for, until, timezone: zone } = order;
  const when = until ? say.moment(until, zone) : '';
  if (waits_for === 'owner') return fill(copy.youAnswer, { when });
  if (waits_for === 'quiet_hours') return fill(copy.afterQuietHours, { when });
  if (waits_for === 'team') return copy.teamArranges;
  return waits_for === 'guest' ? guestStep(order, when) : contractorStep(order, when, say);
}

function guestStep(order: OpenOrder, when: string): string {
  if (order.dispatch_state === 'triage') return fill(copy.guestConfirmsStay, { when });
  if (order.dispatch_state === 'pending_confirmation')
    return when ? fill(copy.guestSaysFixed, { when }) : copy.guestSaysFixedSoon;
  return fill(copy.guestChoosesTime, { contractor: contractorOf(order) });
}

function contractorStep(order: OpenOrder, when: string, say: SayTimes): string {
  const { dispatch_state, arrival_from, arrival_to, timezone: zone } = order;
  const contractor = capital(contractorOf(order));
  if (dispatch_state === 'offered') return fill(copy.contractorAnswers, { contractor, when });
  if (dispatch_state === 'en_route') return fill(copy.contractorOnTheWay, { contractor });
  if (dispatch_state === 'on_site') return fill(copy.contractorWorks, { contractor });
  if (dispatch_state === 'awaiting_parts' && !arrival_from) return fill(copy.contractorWaitsForParts, { contractor });
  if (!arrival_from) return fill(copy.contractorNamesTime, { contractor });
  return fill(copy.contractorComes, { contractor, when: say.arrival(arrival_from, arrival_to, zone) });
}

const contractorOf = ({ contractor_name }: OpenOrder): string => contractor_name ?? copy.theContractor;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
