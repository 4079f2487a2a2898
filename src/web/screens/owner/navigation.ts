/** The owner's screens in the order of the tabs. */
export const tabs = [
  { to: '/dashboard', label: 'Home' },
  { to: '/dashboard/properties', label: 'Properties' },
  { to: '/dashboard/work-orders', label: 'Work orders' },
  { to: '/dashboard/contractors', label: 'Contractors' },
  { to: '/dashboard/conversations', label: 'Conversations' },
  { to: '/dashboard/stays', label: 'Stays' },
  { to: '/dashboard/knowledge', label: 'Knowledge' },
  { to: '/dashboard/protocols', label: 'Protocols' },
];

/** Where the palette leads beside what it finds. */
export const places = [
  { to: '/dashboard', label: 'Home', also: 'dashboard start' },
  ...tabs.slice(1),
  { to: '/profile', label: 'Profile Settings', also: 'account password billing two-factor' },
  { to: '/dashboard/developers', label: 'API and webhooks', also: 'developers keys integration' },
  { to: '/dashboard/model', label: 'Language model', also: 'ai usage cost tokens' },
  { to: '/dashboard/security-log', label: 'Security log', also: 'sign-ins history audit' },
  { to: '/support', label: 'Support', also: 'help contact chat' },
];

/** So many conversations stand on the dashboard. */
export const conversationRows = 5;
