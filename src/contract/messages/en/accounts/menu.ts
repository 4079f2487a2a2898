// The account's menu and, on phones, the one that holds everything.
export const account = 'Account';
export const dashboard = 'Dashboard';
export const menu = 'Menu';
export const support = 'Support';
export const chatWithUs = 'Chat with us';
export const supportPage = 'Hours and useful questions';
export const profileSettings = 'Profile Settings';
export const signOut = 'Sign Out';
export const signOutFailed = 'Failed to sign out';

// The bell.
export const notificationsUnread = 'Notifications, {count} unread';
export const notifications = 'Notifications';
export const console = 'Console';
export const systemTheme = 'System theme';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
