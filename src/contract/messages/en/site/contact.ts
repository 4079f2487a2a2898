export const title = 'Contact · Reach the Porchlight team';
export const description = 'Call us Mon-Fri 9am-5pm EST, chat 24/7, or write to us: we reply within a business day.';
export const heading = 'Talk to us';
export const lead = "By phone, by email or in the chat. Whichever you choose, you won't have to say it twice.";

// Three ways to reach us, each with its button.
export const waysLabel = 'Ways to reach us';
export const phoneTitle = 'Call Us';
export const call = 'Call {phone}';
export const emailTitle = 'Email Us';
export const sendMessage = 'Send a message';
export const chatTitle = 'Live Chat';
export const chatText = 'Our assistant answers, and can pass your question on to the team';
export const startChat = 'Start a chat';
export const chatNeedsScript = 'The chat needs JavaScript, which is turned off in this browser.';

// The last words of the page.
export const callToActionTitle = 'Or just try it';
export const callToAction =
  'Set up one property in under 15 minutes and ask it something. 14 days free, no credit card.';
