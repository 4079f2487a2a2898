// Changing an owner's email address.
export const confirmationSent = 'Confirmation sent to {email}';
export const sendConfirmation = 'Send confirmation';
export const sending = 'Sending...';
export const changeEmailTitle = 'Change the email of {owner}';
export const changeEmailNote =
  'The address is now {email}. Make sure you know who is calling before you go on. We email both addresses: the new one has 7 days to confirm, and the old one can agree right away or stop it. If the old one does neither, the change takes effect after {hours, plural, one {# hour} other {# hours}}. Then every session ends.';
export const newEmailAddress = 'New Email Address';

// Inviting a colleague.
export const invitationSent = 'Invitation sent to {email}';
export const sendInvitation = 'Send invitation';
export const inviteSomebody = 'Invite somebody';
export const fullName = 'Full Name';
export const emailAddress = 'Email Address';
export const inviteHint = "We'll email them a link to set a password.";
export const role = 'Role';
export const roleHint = "Admins also manage the team and owners' email addresses.";
export const agent = 'Agent';
export const admin = 'Admin';

// Where an owner is signed in. Only a screen reader says the {device} of the button.
export const sessionEnded = 'Session ended';
export const ownerSignedOut = '{owner} is signed out everywhere';
export const signOutEverywhere = 'Sign out everywhere';
export const ownerSessionsTitle = 'Where {owner} is signed in';
export const ownerSessionsNote =
  'Make sure you know who is calling before you go on. An email tells the owner who signed them out. “Sign out everywhere” ends their API keys too.';
export const loadingOwnerSessions = 'Loading their sessions';
export const noOwnerSessions = "They aren't signed in anywhere.";
export const ownerSession = 'Signed in {signedIn}, last used {lastUsed}';
export const signOutDevice = 'Sign out{device}';

// Finding an owner. {ofOwner} is said by screen readers alone.
export const owners = 'Owners';
export const findOwner = 'Find an owner';
export const findOwnerHint = 'Type at least two letters of their name, company or email address.';
export const nobodyFound = 'Nobody found.';
export const addressWaiting = "{email}; {next} isn't confirmed yet";
export const addressConfirmed =
  '{email}; {next} is confirmed and takes effect {date}, or sooner if the old address agrees';
export const sessionsOf = 'Sessions{ofOwner}';
export const ofOwner = 'of {name}';
export const changeEmailOf = 'Change email{ofOwner}';

// The team. {toWhom} and {person} are said by screen readers alone.
export const people = 'People';
export const loadingTeam = 'Loading the team';
export const isNowAgent = '{name} is now an agent';
export const isNowAdmin = '{name} is now an admin';
export const lockedOut = '{name} is locked out';
export const letIn = '{name} can sign in again';
export const you = 'You';
export const twoFactorOn = 'Two-factor on';
export const twoFactorOff = 'Two-factor off';
export const twoFactorOnSeen = 'Two-factor on, last seen {date}';
export const twoFactorOffSeen = 'Two-factor off, last seen {date}';
export const sendAgain = 'Send again{toWhom}';
export const toWhom = 'to {name}';
export const makeRole = 'Make {role}{person}';
export const deactivateNamed = 'Deactivate{person}';
export const reactivateNamed = 'Reactivate{person}';
export const deactivateTitle = 'Deactivate {name}?';
export const deactivate = 'Deactivate';
export const deactivateNote = "They're signed out everywhere and can't sign in. You can let them back in later.";
export const invited = 'Invited';
export const deactivated = 'Deactivated';
