// What an API key may be allowed.
export const workOrders = 'Work orders';
export const reports = 'Reports';
export const notifications = 'Notifications';
export const conversations = 'Conversations';
export const approvals = 'Approvals';
export const protocols = 'Protocols';
export const articles = 'Knowledge';
export const stays = 'Stays';
export const contractors = 'Contractors';
export const properties = 'Properties';

// The danger somebody is in.
export const gas = 'A smell of gas';
export const co = 'Carbon monoxide';
export const fire = 'Fire or smoke';
export const flood = 'Flooding';
export const electric = 'An electrical danger';
export const breakIn = 'A break-in';
export const medical = 'A medical emergency';
export const lockout = 'Somebody locked out and in danger';
export const collapse = 'Something that may collapse';

// What is kept sealed, and who may be told it.
export const doorCode = 'Door code';
export const entryInstructions = 'Entry instructions';
export const lockBoxLocation = 'Lock box location';
export const lockBoxCode = 'Lock box code';
export const wifiPassword = 'Wi-Fi password';
export const streetAddress = 'Street address';
export const confirmedGuests = 'For confirmed guests';
export const anyone = 'Anyone';
export const verifiedGuests = 'Verified guests only';
export const teamOnly = 'Team only';

// What guests write about.
export const topicQuestions = 'Questions about the home';
export const topicCodes = 'Codes and the Wi-Fi password';
export const topicTroubles = "Something that's broken";

// The security log.
export const signedIn = 'Signed in';
export const signInRefused = 'Sign-in refused';
export const signedOut = 'Signed out';
export const signedOutElsewhere = 'Signed out elsewhere';
export const newDevice = 'Signed in on a new device';
export const passwordChanged = 'Password changed';
export const twoFactorChanged = 'Two-factor authentication changed';
export const backupCodesMade = 'Backup codes made';
export const passkeyAdded = 'Passkey added';
export const passkeyRemoved = 'Passkey removed';
export const identityChanged = 'Connected account changed';
export const addressAsked = 'New email address requested';
export const addressStopped = 'New email address stopped';
export const addressChanged = 'Email address changed';
export const refused = 'Refused';
export const limited = 'Too many requests';
export const codeGivenOut = 'Code given out';
export const stayCheckFailed = 'Stay check failed';
export const keyMade = 'API key made';
export const keyEnded = 'API key ended';
export const keyRefused = 'API key refused';
export const webhookAdded = 'Webhook added';
export const webhookChanged = 'Webhook changed';
export const webhookRemoved = 'Webhook removed';
export const personalLinkShown = 'Personal link shown';
export const personalLinkRenewed = 'Personal link renewed';
export const personalLinkMailed = 'Personal link emailed';
export const guestLinkRenewed = 'Guest link renewed';
export const roleChanged = 'Role changed';
export const staffInvited = 'Team member invited';
export const staffLockedOut = 'Team member locked out';
export const staffLetIn = 'Team member let in again';
export const memberInvited = 'Person invited';
export const invitationEnded = 'Invitation withdrawn';
export const memberJoined = 'Person joined';
export const memberChanged = "Person's role changed";
export const memberRemoved = 'Person removed';
export const memberRestored = 'Person brought back';
export const chatRead = 'Chat read by the Porchlight team';
export const deskSearched = 'Chats looked through by the team';
export const dataExported = 'Data exported';
export const dataReadBack = 'Archive read back';
export const dataDeleted = 'Data deleted';
export const deletionAsked = 'Deletion requested';
export const deletionTakenBack = 'Deletion taken back';

// Contractors' trades.
export const rentalManagement = 'Rental Management';
export const cleaning = 'Cleaning';
export const electrical = 'Electrical';
export const gasTrade = 'Gas';
export const handyman = 'Handyman';
export const hvac = 'HVAC';
export const landscaping = 'Landscaping';
export const plumbing = 'Plumbing';
export const septic = 'Septic/Sewage';
export const homeWarranty = 'Home Warranty';
export const pestControl = 'Pest Control';
export const propertyManagement = 'Property Management';

// How contractors want to hear of a job.
export const text = 'Text';
export const phone = 'Phone';
export const email = 'Email';

// How a work order stands.
export const inProgress = 'In progress';
export const completed = 'Completed';
export const cancelled = 'Cancelled';
export const open = 'Open';

// How urgent a job is.
export const urgent = 'Urgent';
export const high = 'High';
export const medium = 'Medium';
export const low = 'Low';
export const nonUrgent = 'Non-urgent';

// What somebody may be in an owner's account, and what each is for.
export const ownerRole = 'Owner';
export const managerRole = 'Manager';
export const viewerRole = 'Viewer';
export const cleanerRole = 'Cleaner';
export const ownerRoleNote =
  "Does everything but take over your card, your sign-in, your API keys and the account's end.";
export const managerRoleNote = 'Runs properties, stays, chats, work orders and contractors. No billing, no people.';
export const viewerRoleNote = 'Reads everything but billing and people, and changes nothing.';
export const cleanerRoleNote = 'Sees arrivals, departures and what it takes to clean. No guests, no chats, no money.';

// Colors of the desk's tags.
export const tagGray = 'Gray';
export const tagBlue = 'Blue';
export const tagGreen = 'Green';
export const tagAmber = 'Amber';
export const tagRed = 'Red';
export const tagTeal = 'House color';
