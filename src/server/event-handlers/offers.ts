import { contractorSpoke } from './contractor-spoke.ts';
import type { HandlersOf } from './handlers.ts';
import { tellGuests } from './tell-guests.ts';
import { acceptedLine } from './times-told.ts';

export const onOffer: HandlersOf<'offer'> = {
  /** The first offer goes without saying: the card shows it. Of several at once one line tells. */
  'offer.made': [
    async (unit, event) => {
      if (event.payload.rank > 1 && !event.payload.beside)
        await tellGuests(unit, event, ({ say, subject }) => say('askedAnother', { subject }));
    },
  ],
  'offer.accepted': [(unit, event) => tellGuests(unit, event, acceptedLine), contractorSpoke],
  'offer.declined': [
    async (unit, event) => {
      if (!event.payload.beside) await tellGuests(unit, event, ({ say, subject }) => say('declined', { subject }));
    },
    contractorSpoke,
  ],
  'offer.expired': [
    async (unit, event) => {
      if (!event.payload.beside) await tellGuests(unit, event, ({ say, subject }) => say('noAnswerYet', { subject }));
    },
  ],
};
