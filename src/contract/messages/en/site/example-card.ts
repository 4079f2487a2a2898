// The part of the home page that shows the card.
export const tryTitle = 'This is all your guests need';
export const tryText =
  'A card by the door. Guests scan it and write in their own words, without an app or an account. Try it: the code opens the chat of an example property.';
export const openChat = 'Open the example chat';
export const printCard = 'Print this card';

// The card itself, as it hangs by a door.
export const cardTitle = 'Need anything?';
export const cardCodeAlt = 'QR code that opens the example chat';
export const cardText = 'Scan to chat, day or night. No app needed.';

// The page that prints it.
export const title = 'Example card · Porchlight';
export const heading = 'Example card';
export const howToPrint =
  "Print this page and only the card comes out. Your own property's card is on that property's page.";
