/**
 * Days until a visitor's chat with the site's assistant is replaced (spec 1, section 4). By itself: every page loads
 * it.
 */
export const siteChatDays = 30;
