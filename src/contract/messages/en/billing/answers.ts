// What the server answers about plans and paying.
export const noAccount = 'No account found with this email';
export const checkoutFailed = 'Failed to create checkout session';
export const portalFailed = 'Failed to create customer portal session';
export const subscribeFirst =
  'You need to subscribe to a plan before managing payment methods. Please select a subscription plan first.';
export const invalidProduct = 'Invalid product selected';
export const customerNotVerified = 'Failed to verify customer information. Please try again.';
export const invoicesNotLoaded = "We couldn't load your invoices. Please try again.";
export const notOurPage = 'This address has to be one of our pages.';
export const startsAtPlan = '{feature} starts at the {plan} plan.';
export const planLacksIt = "Your plan doesn't include this.";
export const freeTrial = 'Free Trial';
