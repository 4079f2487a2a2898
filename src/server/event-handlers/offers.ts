import { arrivalWords } from '#features/dispatch';
import type { HandlersOf } from './handlers.ts';
import { tellGuests, whoComes } from './tell-guests.ts';

export const onOffer: HandlersOf<'offer'> = {
  /** The first offer goes without saying: the card shows it. */
  'offer.made': [
    async (unit, event) => {
      if (event.payload.rank > 1)
        await tellGuests(unit, event, (order) => `I've asked another contractor for “${order.subject_line}”.`);
    },
  ],
  'offer.accepted': [
    (unit, event) =>
      tellGuests(unit, event, (order, zone) => `${whoComes(order)} accepted${arrivalWords(order, zone)}.`),
  ],
  'offer.declined': [
    (unit, event) => tellGuests(unit, event, (order) => `The contractor couldn't take “${order.subject_line}”.`),
  ],
  'offer.expired': [(unit, event) => tellGuests(unit, event, (order) => `No answer yet for “${order.subject_line}”.`)],
};
