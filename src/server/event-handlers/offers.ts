import type { HandlersOf } from './handlers.ts';
import { tellGuests } from './tell-guests.ts';
import { acceptedLine } from './times-told.ts';

export const onOffer: HandlersOf<'offer'> = {
  /** The first offer goes without saying: the card shows it. */
  'offer.made': [
    async (unit, event) => {
      if (event.payload.rank > 1) await tellGuests(unit, event, ({ say, subject }) => say('askedAnother', { subject }));
    },
  ],
  'offer.accepted': [(unit, event) => tellGuests(unit, event, acceptedLine)],
  'offer.declined': [(unit, event) => tellGuests(unit, event, ({ say, subject }) => say('declined', { subject }))],
  'offer.expired': [(unit, event) => tellGuests(unit, event, ({ say, subject }) => say('noAnswerYet', { subject }))],
};
