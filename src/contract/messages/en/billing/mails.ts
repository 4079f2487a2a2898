// Mails about a plan that begins, fails or ends.
export const chooseAPlan = 'Choose a plan';
export const trialEndingSubject = 'Your free trial ends in 3 days';
export const trialEndingText =
  'Your free trial ends on {date}. Choose a plan to keep the house assistant answering your guests.';
export const trialEndingGrace =
  'Without one, everything keeps working for {days, plural, one {# more day} other {# more days}}. Nothing is deleted.';
export const trialEndedSubject = 'Your free trial has ended';
export const trialEndedText =
  'Your free trial ended on {date}. Your guests are still answered for {days, plural, one {# day} other {# days}}.';
export const trialEndedMore =
  'After that the house assistant stops, and guests see your contact details instead. In an emergency they still get safety instructions. You can read, export and subscribe at any time. Nothing is deleted.';
export const paymentFailedSubject = "Your payment didn't go through";
export const paymentFailedText =
  "We couldn't charge {amount} for your Porchlight plan. Pay with another card, or have us try the same one again:";
export const payNow = 'Pay now';
export const paymentFailedMore =
  "We'll try again in a few days. Everything keeps working for {days, plural, one {# day} other {# days}}.";
export const paymentWentThrough = 'Your payment went through';
export const paymentWentThroughText =
  "Thank you. Your payment has arrived and your plan is active. There's nothing more to do.";
export const planEndedSubject = 'Your plan has ended';
export const planEndedText =
  'Your Porchlight plan has ended. Your guests are still answered for {days, plural, one {# day} other {# days}}. Nothing is deleted.';
