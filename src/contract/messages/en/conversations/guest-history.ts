// A guest with their stays, chats and work orders.
export const someGuest = 'A guest';
export const loading = 'Loading the guest';
export const notChecked =
  "Nobody has checked whose guest this is, so no stay is shown. It's what they said of themselves in this chat.";
export const stays = 'Stays';
export const cancelled = 'Cancelled';
export const chatsOfStay = 'Chats of this stay';
export const chats = 'Chats';
export const noChats = 'No chats yet.';
export const workOrders = 'Work orders';
export const guestLink = 'Guest: {guest}';
export const stayLink = 'Stay: {days}';
export const propertyLink = 'Property: {property}';
