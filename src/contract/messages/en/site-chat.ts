// The chat in the corner of the public pages (spec 1, sections 2 and 8).
export const chatTitle = 'Support chat';
export const openChat = 'Open support chat';
export const closeChat = 'Close support chat';
export const messagesLabel = 'Messages';
export const messageLabel = 'Your message';
export const placeholder = 'Type your message...';
export const send = 'Send';
/** Read out before what each of them wrote. */
export const byVisitor = 'You:';
export const byAssistant = 'Assistant:';
/** Read out when an answer comes. */
export const announced = 'Assistant: {answer}';
export const assistantWriting = 'The assistant is writing';
/** A link to the page that an answer was taken from, by its name. */
export const from = 'From: {title}';
export const greeting =
  "I'm the Porchlight assistant. How can I help? Ask me what Porchlight does, what it costs, or how to start. You can ask for a person any time.";
export const failed = 'Sorry, I encountered an error. Please try again or contact support at {phone}.';
export const messageMissing = 'Write a message first.';
export const messageTooLong = 'Use a shorter message.';
export const invalidSession = "This isn't a chat session.";

// What the assistant says of itself.
export const hello = 'Hello. Ask me what Porchlight does, what it costs, or how to start.';
export const here = "I'm here around the clock. Ask me about Porchlight any time.";
export const welcome = "You're welcome.";
export const goodbye = "Goodbye. I'm here around the clock.";
export const program =
  "I'm the Porchlight assistant, a program. I answer from this site, and I can pass a question on to our team.";
/** To a thumb down, and to a sad face. */
export const sorryMissing = "I'm sorry. Tell me what's missing, or ask for a person.";
export const sorryWrong = "I'm sorry. Tell me what's wrong, or ask for a person.";

// Danger, people, and what it does not know.
export const danger =
  'If anybody is in danger, get out and call {emergency} now. This chat is about Porchlight itself: for help at a property, use the guest link or QR card there, or call the owner.';
export const person =
  'Call us at {phone}, Monday to Friday, 9am-5pm EST, or leave your email address here and the team will write back within a business day.';
export const unknown =
  "I don't know that, and I won't guess. Leave your email address and I'll pass your question on to the team, or ask me about features, prices, setup or security.";
export const atALoss =
  "Something went wrong on our side, and I can't answer that. If anybody is in danger, call {emergency}. For anything else, call us at {phone}, or leave your email address and I'll pass your question on to the team.";
export const emailAsked = 'Which email address should the team write to?';
export const emailIncomplete = 'That email address looks incomplete. Could you write it again?';
export const filed = "Thank you. I've passed it on, and the team will write to {email}.";
export const declined = 'All right. Ask me anything else about Porchlight.';

// Prices, each of one plan on a line of its own. All amounts are filled in with their dollar sign.
export const priceByMonth = '{plan} per property: {monthly} a month.';
export const priceByYear = '{plan} per property, paid by the year: {annual} a year, which saves {percent}%.';
export const price = '{plan} per property: {monthly} a month, or {annual} a year, which saves {percent}%.';
export const pricesByMonth =
  '{plan} for {count, plural, one {# property} other {# properties}}: {monthly} a month ({monthlyEach} each).';
export const pricesByYear =
  '{plan} for {count, plural, one {# property} other {# properties}}, paid by the year: {annual} a year ({annualEach} each), which saves {percent}%.';
export const prices =
  '{plan} for {count, plural, one {# property} other {# properties}}: {monthly} a month ({monthlyEach} each), or {annual} a year ({annualEach} each), which saves {percent}%.';
export const byAgreement = '{plan} is priced by agreement: call us, or write to {sales}.';
export const tiers =
  'Yes, the paid plans have tiered pricing above 3 properties. For your price, write to the team at {sales}.';
/** Below a price for more than three. */
export const tiersToo = 'There is tiered pricing above 3 properties: ask us for your price.';
export const freeTrial = 'The first 14 days are free, with no credit card.';

// Which plan has what.
export const planHasIt = 'Yes, {plan} has it.';
export const planLacksIt = "No, {plan} doesn't have it.";
export const inEveryPlan = '{feature} is part of every plan.';
export const inOnePlan = '{feature} is part of {plan} only.';
export const fromPlanUp = '{feature} starts at {plan}.';
export const mostPopular = '{plan} is marked Most Popular.';

// What it says word for word from the pages.
/** It is not sure that this was meant: `title` is what the words stand under. */
export const nearest = 'Here is what our site says about “{title}”: {text}';
export const howItWorks = 'How it works';
/** '1. Guest Contact: A guest scans the QR card …' */
export const step = '{number}. {title}: {text}';
export const addOns = 'Premium add-ons';
export const addOn = '{name}: {text}';
export const addOnAlone = "{name}: {text} It's an add-on, priced on contact.";
/** `list` holds the line of each, one below the other. */
export const allAddOns = '{list}\nEach is priced on contact.';
/** 'Terms of Service: Last updated March 20, 2025.' */
export const legalDate = '{page}: {date}.';
