// Who else works in an owner's account: the card, the invitation and its page.
export const people = 'People';
export const peopleLead = 'Invite a co-host, a partner or your cleaners. Each has a sign-in and a role of their own.';
export const loadingPeople = 'Loading people';
export const invitePerson = 'Invite Person';
export const sendInvitation = 'Send Invitation';
export const sending = 'Sending…';
export const invitationSent = 'Invitation sent to {email}';
export const emailAddress = 'Email Address';
export const emailHint = 'The link works once, for seven days, and for this address alone.';
export const role = 'Role';
export const chooseRole = 'Choose a role';
export const seesCodes = 'Sees codes';
export const seesCodesHint = 'Door and lock box codes, entry instructions and the Wi-Fi password.';
export const ownersSeeCodes = 'Owners always see codes.';
export const accountHolder = 'Account holder';
export const you = 'You';
export const invited = 'Invited';
export const expired = 'Expired';
export const withCodes = 'Sees codes';
export const joinedOn = 'Joined {date}';
export const sentOn = 'Invited {date}';
export const roleOf = 'Role of {name}';
export const codesOf = '{name} sees codes';
export const sendAgain = 'Send Again{to}';
export const toWhom = ' to {name}';
export const withdraw = 'Withdraw{of}';
export const invitationOf = ' the invitation of {name}';
export const remove = 'Remove{who}';
export const named = ' {name}';
export const roleChanged = '{name} is now {role}';
export const codesOn = '{name} sees codes now';
export const codesOff = "{name} doesn't see codes anymore";
export const removed = '{name} removed';
export const broughtBack = '{name} is back';
export const invitationWithdrawn = 'Invitation of {email} withdrawn';
export const nobodyElse = 'Nobody else is in your account yet.';
export const leave = 'Leave This Account';
export const leaveTitle = 'Leave {account}?';
export const leaveNote = 'You lose access at once. Its owner can invite you again.';

// What the server answers.
export const alreadyIn = '{email} is in this account already.';
export const alreadyInvited = '{email} is invited already. Send the invitation again instead.';
export const tooManyPeople = 'An account has {count} people at most.';
export const invitationUnknown = "This link doesn't lead to an invitation.";
export const invitationExpired = 'This invitation has expired. Ask for a new one.';
export const invitationTakenBack = 'This invitation was withdrawn.';
export const invitationUsed = 'This invitation was used already. Sign in to open the account.';
export const invitationElsewhere = 'This invitation is for {email}. Sign in with that address to accept it.';
export const addressSignsIn = '{email} has a sign-in already. Sign in to accept the invitation.';
export const holderCannotLeave = 'This account is your own.';
export const staffCannotJoin = "The Porchlight team can't join an owner's account.";

// In the security log.
export const memberAs = '{name}, {role}';
export const memberAsWithCodes = '{name}, {role}, sees codes';

// The mail. The last two stand for a name that a mail program would make a link of.
export const inviteSubject = '{by} invites you to {account} on Porchlight';
export const inviteText = '{by} invites you to work in the account “{account}” as {role}.';
export const inviteButton = 'See the Invitation';
export const inviteHow = 'The link works once and ends on {date}.';
export const inviteNotExpected = "If you didn't expect this, ignore this email. Nothing happens without you.";

export const someOwner = 'An owner';
export const someAccount = 'their account';

// The page that the mail leads to.
export const tab = 'Invitation | Porchlight';
export const invitation = 'Invitation';
export const opening = 'Opening the invitation';
export const invitesYou = '{by} invites you to {account}';
export const asRole = 'You join as {role}.';
export const withCodesToo = 'You see door codes and the Wi-Fi password.';
export const withoutCodes = "You don't see door codes and the Wi-Fi password.";
export const forAddress = 'For {email}';
export const yourName = 'Your Name';
export const join = 'Join';
export const joining = 'Joining…';
export const accept = 'Accept';
export const accepting = 'Accepting…';
export const signInToAccept = 'Sign In to Accept';
export const signInFirst = '{email} signs in here already. Sign in, and you come back to this page.';
export const toSignIn = 'Sign In';

// The menu, and what a role does not include.
export const accounts = 'Accounts';
export const yourOwnAccount = '{name} (yours)';
export const accountAs = '{name}, {role}';
export const workingIn = 'Working in {account} as {role}';
export const notInRoleTitle = "Your role doesn't include this";
export const notInRoleText = 'You work in {account} as {role}. Ask its owner if you need this.';
export const toYourHome = 'Back to Your Start';
