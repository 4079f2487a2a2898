// How to get in for a job and what pets are there, as its guest says it.
export const accessSaid = 'The guest said how to get in';
export const petsAre = 'Pets: {pets}';
export const tooLate = 'The work is done: nobody needs to get in anymore.';
export const fromGuest = 'From the guest, on getting in';
export const fromGuestNamed = 'From {guest}, on getting in';
