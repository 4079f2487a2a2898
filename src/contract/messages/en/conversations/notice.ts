// How somebody at the desk notices that a guest waits.
export const title = 'Sounds and notifications';
export const titleOn = 'Sounds and notifications: on';
export const titleOff = 'Sounds and notifications: off';
export const lead = 'How this browser tells you that a guest waits for you, or for anybody.';
export const sound = 'A sound';
export const soundHint =
  'Danger sounds higher. After you load the page anew, your browser plays it from your first click or key on.';
export const desktop = 'Notifications on the desktop';
export const desktopHint =
  'While you look at another window. They name the property, and none of what the guest wrote.';
export const desktopMissing = 'This browser has none, or Porchlight is not open over https.';
export const desktopRefused =
  'Your browser allows no notifications from Porchlight. Allow them in its settings for this site, then turn this on.';
export const tabNote = 'The title and the icon of the tab always show how many wait.';
export const waitsAt = '{place}: a guest waits';
export const urgentAt = '{place}: urgent, a guest waits';
export const ownerWaits = 'Support: an owner waits';
export const someGuest = 'A guest';
export const nobodyHasIt = '{guest} waits for a person. Nobody has the chat yet.';
export const wroteToYou = '{guest} wrote in a chat of yours.';
