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

// The plans.
export const starterSubtitle = 'For a home or two';
export const guestsAnswered = 'Guests answered day and night';
export const ordersToContractors = 'Work orders to your own contractors';
export const ownerDashboard = 'Owner dashboard';
export const essentialSubtitle = 'For a growing portfolio';
export const everythingInStarter = 'Everything in Starter';
export const enhancedReporting = 'Enhanced reporting';
export const prioritySupport = 'Priority support';
export const apiAccess = 'API access';
export const professionalSubtitle = 'For a business with many homes';
export const everythingInEssential = 'Everything in Essential';
export const advancedAnalytics = 'Advanced analytics';
export const accountManager = 'Dedicated account manager';
export const customIntegrations = 'Custom integrations';
export const enterpriseSubtitle = 'For companies with their own requirements';
export const everythingInProfessional = 'Everything in Professional';
export const tailoredSolutions = 'Tailored solutions';
export const whiteLabel = 'White label';
export const customSlas = 'Custom SLAs';
export const aDedicatedTeam = 'A dedicated team';
export const tieredPricing = 'Tiered pricing >3 properties';

// The features that are compared.
export const guestSupport = 'Guest support around the clock';
export const peopleBehindAssistant = 'People behind the assistant';
export const knowledgeBase = 'Knowledge base for each property';
export const ordersAndDispatch = 'Work orders and dispatch to your contractors';
export const ownProtocols = 'Your own protocols';
export const liveDashboard = 'Owner dashboard, live';
export const vendorTracking = 'Vendor performance tracking';
export const customNotifications = 'Custom notifications';
export const quarterlyReviews = 'Quarterly reviews';
export const training = 'Training';
export const dedicatedTeam = 'Dedicated team';

// What is sold beside the plans.
export const tripleQuote = 'Triple Quote';
export const tripleQuoteText = 'Three quotes for a bigger job, side by side, before you decide.';
export const vendorSourcing = 'Vendor Sourcing';
export const vendorSourcingText = 'We find and check a contractor where you have none.';
export const completeManagement = 'Complete Property Management';
export const completeManagementText = 'Everything at the property in our hands, on your terms.';
export const customReporting = 'Custom Reporting';
export const customReportingText = 'The figures you need, in the form you need them.';

// Coming back from the payment provider.
export const subscribed = 'Subscription Successful!';
export const subscribedText = 'Your subscription has been activated. Welcome to the product!';
export const subscriptionCancelled = 'Subscription Cancelled';
export const subscriptionCancelledText = 'Your subscription setup was cancelled. You can try again anytime.';
export const checkoutNotStarted = 'Failed to start checkout process. Please try again.';
export const starter = 'Starter';
export const portalNotOpened = 'Failed to open payment management. Please try again.';
export const essential = 'Essential';
export const professional = 'Professional';
export const enterprise = 'Enterprise';
