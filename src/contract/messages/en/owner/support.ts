// The support page.
export const lead = 'Write, call or email us. People answer.';
export const chat = 'Chat';
export const ways = 'When and how to reach us';
// When somebody answers (spec 1, section 2, Contact).
export const phone = 'Phone';
export const phoneHours = 'Mon-Fri 9am-5pm EST';
export const chatHours = '24/7';
export const email = 'Email';
export const emailHours = 'Reply within a business day';
export const questions = 'Useful questions';

// What owners ask most. A slot is a link to the page it is named for.
export const reportAsked = 'What happens when a guest reports a problem?';
export const reportAnswer =
  'The house assistant answers from what you wrote about the property, helps the guest fix what can be fixed, and opens a work order for the rest. We ask your contractors in your order until one accepts. If none does, the Porchlight team takes over. You can read along under {conversations}.';
export const conversations = 'Conversations';
export const costAsked = 'Do contractors start without asking me?';
export const costAnswer =
  'Up to the amount your protocol allows, yes. Anything that costs more, or that you want to decide yourself, waits under {needsYou} for your yes or no.';
export const needsYou = 'Needs you';
export const codesAsked = 'Who gets to see door codes and the Wi-Fi password?';
export const codesAnswer =
  'Only a guest whose stay was checked, and only during that stay. They are stored encrypted, the assistant never sees them, and we record each time one is given out.';
export const emailAsked = 'How do I change the email address of my account?';
export const emailAnswer = 'Our support team does that for you, so that nobody else can. Call us at {phone}.';
export const twoFactorAsked = 'How do I turn on two-factor authentication?';
export const twoFactorAnswer =
  'Go to {profileSettings}, then to Security Settings. You need an authenticator app. Keep the backup codes in a safe place.';
export const profileSettings = 'Profile Settings';
export const dangerAsked = 'A guest is in danger. What do I do?';
export const dangerAnswer =
  "Call {emergency} first. Guests who write about danger are told right away what to do, and a person is called. You'll find it among your notifications as an emergency.";
