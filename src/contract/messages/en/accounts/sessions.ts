// Accounts of other houses, such as Google. In the buttons only a screen reader says {provider}.
export const connectedAccounts = 'Connected accounts';
export const connectedNow = '{provider} connected. You can now sign in with it.';
export const identitiesNotLoaded = "Couldn't load your connected accounts.";
export const providerUnreachable = "{provider} can't be reached";
export const disconnected = '{provider} disconnected';
export const disconnectFailed = "We couldn't disconnect {provider}";
export const connect = 'Connect{provider}';
export const disconnect = 'Disconnect{provider}';
export const connectedSince = 'Connected {date}';
export const notConnected = 'Not connected';

// Where one is signed in.
export const signOutFailed = 'Failed to sign out';
export const sessionsTitle = "Where you're signed in";
export const signOutEverywhere = 'Sign Out Everywhere';
export const loadingSessions = 'Loading your sessions';
export const sessionsNotLoaded = "Couldn't load your sessions.";
export const sessionRules = "Each sign-in lasts up to 30 days. After 30 minutes without use, you're signed out.";
export const signOutEverywhereTitle = 'Sign out everywhere?';
export const signOutEverywhereNote =
  'This ends every session, including this one, and every API key. You can sign in again right away.';
export const deviceSignedOut = '{device} signed out';
export const signedInAt = 'Signed in {date}';
export const thisTab = 'This tab';
export const signOutDevice = 'Sign Out{device}';

// "Chrome on Windows".
export const browserOnSystem = '{browser} on {system}';
export const unknownDevice = 'Unknown device';
