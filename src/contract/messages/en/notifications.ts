// The bell.
export const bellUnread = 'Notifications, {count} unread';
export const notifications = 'Notifications';
export const arrived = 'New notification: {title}';

// One of them.
export const notification = 'Notification';
export const previous = 'Previous';
export const next = 'Next';
export const seeWorkOrder = 'See the work order';
export const loadingOne = 'Loading the notification';
export const oneNotLoaded = "Couldn't load this notification.";
export const wasDeleted = 'This notification was deleted.';
export const seeWhatNeedsYou = 'See what needs you';
export const openChat = 'Open the chat';
export const seeConversation = 'See the conversation';
export const answerIt = 'Answer it';
export const seeWhoseCode = 'See whose code to change';
export const seeStays = 'See your stays';

// The list.
export const unread = 'Unread';
export const markAsRead = 'Mark as read: {title}';
export const markAsUnread = 'Mark as unread: {title}';
export const deleteNamed = 'Delete: {title}';
export const deleted = 'Deleted{title}';
export const markAllAsRead = 'Mark all as read';
export const notLoaded = "Couldn't load your notifications.";
export const noneNew = 'No new notifications';
export const noneNewHelp = "You'll see here what happens at your properties.";
export const loadMore = 'Load more';
export const loadingAll = 'Loading your notifications';
