// The card of a profile. {what} and {ofInvoice} are said by screen readers alone.
export const billingSettings = 'Billing Settings';

export const paymentMethod = 'Payment Method';
export const manageMethod = 'Manage{what}';
export const ofPaymentMethod = 'payment method';
export const subscriptionPlan = 'Subscription Plan';
export const freeTrial = 'Free Trial';
export const planActive = '{plan} (Active)';
export const changePlan = 'Change{what}';
export const ofSubscriptionPlan = 'subscription plan';
export const apiAndWebhooks = 'API and webhooks';
export const partOfPlan = 'Part of your plan';
export const fromEssential = 'Comes with the Essential plan and up';
export const open = 'Open{what}';
export const languageModel = 'Language model';
export const languageModelNote = 'What it was used for, month by month';
export const ofLanguageModel = 'what the language model was used for';

// The invoices.
export const invoices = 'Invoices';
export const loadingInvoices = 'Loading invoices';
export const retry = 'Retry';
export const noInvoices = 'None yet.';
export const payNow = 'Pay now';
export const paid = 'Paid';
export const pdf = 'PDF{ofInvoice}';
export const ofInvoice = 'of the invoice from {date}';
export const notPaidYet = 'Not paid yet';
export const notPaid = 'Not paid';
export const voided = 'Void';

// The dialog of the payment method.
export const cardsNote = 'Our payment provider keeps your cards on its own pages. We never see their numbers.';
export const managePaymentMethods = 'Manage Payment Methods';
export const currentPaymentMethod = 'Current payment method';
export const methodLoading = 'Loading...';

// What an owner has to know of their plan on every screen.
export const chooseAPlan = 'Choose a plan';
export const updatePaymentMethod = 'Update Payment Method';
export const trialEndsToday = 'Your free trial ends today';
export const trialEndsTomorrow = 'Your free trial ends tomorrow';
export const trialEndsInDays = 'Your free trial ends in {days, plural, one {# day} other {# days}}';
export const trialEndsText = 'Choose a plan to keep the house assistant answering your guests.';
export const paymentFailed = "Your last payment didn't go through";
export const paymentFailedText =
  "Everything keeps working until {date}. Update your card and we'll try it again right away.";
export const planEnded = 'Your plan has ended';
export const trialEnded = 'Your free trial has ended';
export const graceText = 'Your guests are still answered until {date}. Nothing is deleted.';
export const assistantStopped = 'The house assistant has stopped';
export const assistantStoppedText =
  'Guests see your contact details instead. In an emergency they still get safety instructions. Nothing is deleted.';

// How the plan stands, under its name in the profile.
export const trialUntil = 'Everything in Professional until {date}.';
export const trialForever = 'Everything in Professional.';
export const endsOn = 'Ends on {date}.';
export const pastDueUntil = "The last payment didn't go through. Your plan runs until {date}.";
export const graceUntil = 'It has ended. Everything works until {date}.';
export const hasEnded = 'It has ended.';
export const runs = '{count, plural, one {# property} other {# properties}}.';
export const runsMonthly = '{count, plural, one {# property} other {# properties}}, billed monthly.';
export const runsAnnually = '{count, plural, one {# property} other {# properties}}, billed annually.';
export const firstPaymentOn = 'First payment on {date}.';
export const nextPaymentOn = 'Next payment on {date}.';

// The card that pays.
export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const amex = 'American Express';
export const cardEnding = '{brand} ending in {last4}';
export const unknownCardEnding = 'Card ending in {last4}';
export const noPaymentMethod = 'No payment method on file';
