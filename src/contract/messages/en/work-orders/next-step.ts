// Open orders of the day: who is waited for, and what comes next.
export const openOrders = '{count, plural, =0 {Open work orders} one {# open work order} other {# open work orders}}';
export const noOpenOrders = 'No work order is open.';
export const seeAllOrders = 'See all {count} work orders';

export const waitsForYou = 'Waits for you';
export const waitsForGuest = 'Waits for the guest';
export const waitsForContractor = 'Waits for {contractor}';
export const waitsForTeam = 'With the Porchlight team';
export const waitsForMorning = 'Waits for morning';

export const theContractor = 'the contractor';
export const youAnswer = 'You answer by {when}.';
export const afterQuietHours = 'Your quiet hours end {when}. Then we ask a contractor.';
export const guestConfirmsStay = 'The guest confirms their stay by {when}. Then we ask you.';
export const teamArranges = 'We look for a contractor.';
export const contractorAnswers = '{contractor} answers by {when}.';
export const contractorNamesTime = '{contractor} says when they come.';
export const contractorComes = '{contractor} comes {when}.';
export const contractorOnTheWay = '{contractor} is on the way.';
export const contractorWorks = '{contractor} is at work.';
export const contractorWaitsForParts = '{contractor} waits for parts.';
export const guestChoosesTime = 'The guest chooses when {contractor} comes.';
export const guestSaysFixed = 'The guest says by {when} whether it is fixed.';
export const guestSaysFixedSoon = 'The guest says whether it is fixed.';
