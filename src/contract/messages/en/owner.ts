// The owner's screens: what stands in the browser's tab, in the bar, and at the head of each page with its lead.
export const tabTitle = '{page} · Porchlight';
export const yourAccount = 'Your account';
export const home = 'Home';
export const properties = 'Properties';
export const propertiesLead = 'Where your guests stay, and what we know about each house.';
export const workOrders = 'Work orders';
export const workOrdersLead = 'Every repair at your properties, from report to finished.';
export const contractors = 'Contractors';
export const contractorsLead = 'Your own people. We send them when something breaks.';
export const assignments = 'Who serves which property';
export const assignmentsLead =
  'Take the list along as a CSV, add rows to it, and bring it back. One property’s contractors are on its own page.';
export const conversations = 'Conversations';
export const conversationsLead = "What your guests ask and what they're told, as it happens.";
export const stays = 'Stays';
export const staysLead = 'Who stays where, and when. Only guests of a current stay get codes and passwords.';
export const knowledge = 'Knowledge';
export const knowledgeLead = "What the assistant tells your guests, and what it couldn't.";
export const protocols = 'Protocols';
export const protocolsLead = 'Your rules for what happens when guests write and when something breaks.';
export const profileSettings = 'Profile Settings';
export const developers = 'API and webhooks';
export const developersLead = 'Connect your own programs: keys for calling us, and webhooks that call your server.';
export const languageModel = 'Language model';
export const languageModelLead = 'How often a language model answered your guests, and what it cost.';
export const securityLog = 'Security log';
export const securityLogLead = 'Who did what with your account and your codes, and from where. Kept for 400 days.';
export const support = 'Support';

// Further words by which the search finds a page; never shown, each a row of words.
export const homeAlso = 'dashboard start';
export const profileAlso = 'account password billing two-factor';
export const reachAlso = 'notifications sms emails morning quiet hours do not disturb';
export const developersAlso = 'developers keys integration';
export const languageModelAlso = 'ai usage cost tokens';
export const securityLogAlso = 'sign-ins history audit';
export const supportAlso = 'help contact chat';

// The bar under the thumb has room for one short line.
export const findOnBar = 'Find or do';

// The dashboard's cards. `things` is one of the four below, read aloud alone.
export const myDashboard = 'My Dashboard';
export const needsYou = 'Needs you';
export const loadingNeedsYou = 'Looking for what needs you';
export const dashboardViews = 'Your dashboard';
// Read aloud alone, behind "Needs you".
export const thingsWaiting = '({count} waiting)';
export const loadingStart = 'Loading what to do first';
export const myContractors = 'My Contractors';
export const myWorkOrders = 'My Work Orders';
export const loadingCard = 'Loading {card}';
export const seeAll = 'See all {things}';
export const conversationsSeen = 'conversations';
export const contractorsSeen = 'contractors';
export const propertiesSeen = 'properties';
export const workOrdersSeen = 'work orders';

// On single pages.
export const myStays = 'My Stays';
export const codesGivenOut = 'Codes given out';
export const byMonth = 'By month';
export const loadingProfile = 'Loading your profile';
export const houseSheet = 'House sheet PDF';
export const cardForShelf = 'A6, for a shelf';
export const cardForWall = 'A4, for a wall';
