// The page of what would have gone out, for whoever tries Porchlight.
export const tab = 'Outbox · Porchlight demo';
export const title = 'Outbox';
export const lead =
  'Emails, texts and calls land here while no mail server or phone provider is configured. Newest first.';
export const nothingYet = 'Nothing yet. When a guest reports something that needs a contractor, the offer lands here.';
export const callToMake = 'A call to make';
export const textMessage = 'Text message';
export const mailTo = 'Email to {to}, {date}';
export const textTo = 'Text to {to}, {date}';
export const callTo = 'Call to {to}, {date}';
export const notHere = 'You can only read the outbox on this machine, or at the address that was printed at the start.';
