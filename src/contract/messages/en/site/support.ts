// When somebody answers (spec 1, section 2, Contact).
export const phoneChannel = 'Phone';
export const phoneHours = 'Mon-Fri 9am-5pm EST';
export const chatChannel = 'Chat';
export const chatHours = '24/7';
export const emailChannel = 'Email';
export const emailHours = 'Reply within a business day';
