// The dialog that changes the plan.
export const chooseYourPlan = 'Choose Your Plan';
export const yourPlanBadge = 'Your plan';
export const mostPopular = 'Most Popular';
export const byCall = 'By call';
export const perPropertyPerMonth = 'per property per month';
export const monthlyTotal = '{amount} a month in total';
export const contactSales = 'Contact Sales';
export const yourPlan = 'Your Plan';
export const choosePlan = 'Choose {plan}';

// The table that compares the plans.
export const compareAll = 'Compare All Plan Features';
export const firstPlan = 'First plan';
export const secondPlan = 'Second plan';
export const feature = 'Feature';
export const included = 'Included';
export const notIncluded = 'Not included';

// The public page's cards and the number of properties above them.
export const startFreeTrial = 'Start Free Trial';
export const perProperty = 'per property';
export const annualSaving = 'Save {percent}%, {amount} a year';
export const orAnnual = 'Or {amount} a year: save {percent}%';
export const agreedWithYou = 'A price agreed with you for your portfolio';
export const numberOfProperties = 'Number of properties';
export const billing = 'Billing';
export const monthly = 'Monthly';
export const annual = 'Annual';
export const saveUpTo = 'Save up to 13%';
export const youPayFor =
  'You pay for {count, plural, =1 {one property} other {# properties}}. The number follows your active properties.';
export const totalMonthly = '{amount} a month for {count, plural, one {# property} other {# properties}}';
export const totalAnnual = '{amount} a year for {count, plural, one {# property} other {# properties}}';
export const perMonth = '/month';
export const perYear = '/year';
export const planTotal = '{plan}: {total}.';
