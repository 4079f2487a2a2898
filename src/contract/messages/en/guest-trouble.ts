// Instead of the chat.
export const linkGone = "This link isn't in use any more.";
export const linkGoneWhy =
  'Your host may have renewed it. Scan the code in the property again, or ask your host for the new link.';
export const notReached = "We couldn't reach the house.";
export const notOpened = "We couldn't open the chat.";
export const checkConnection = 'Check your connection and try again.';
export const isKept = 'What you wrote is kept on this device.';
export const inDanger = 'In danger, call {number}.';
export const tryAgain = 'Try again';
export const stayCheckNotOpened = "We couldn't open the stay check. Check your connection and try again.";
