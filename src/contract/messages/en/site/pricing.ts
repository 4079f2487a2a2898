export const title = 'Pricing · Porchlight, by the property';
export const description =
  'From $60 per property per month. 14 days free, no credit card, no setup fees, no long-term contract.';
export const heading = 'One price per property';
export const lead =
  '14 days free, no credit card. No setup fees, no long-term contract. You pay only for the properties that are active.';

// The plans; their own words are with the catalog of plans.
export const plansTitle = 'Plans';
export const comparePlans = 'Compare All Plan Features';

// The add-ons.
export const addOnsTitle = 'Premium add-ons';
export const addOnsLead = 'Priced on contact, for any plan.';
/** The button shows the first words alone; a screen reader reads on: 'Ask for a price for Triple Quote'. */
export const askForPrice = 'Ask for a price{forAddOn}';
export const forAddOn = ' for {name}';

// The last words of the page.
export const callToActionTitle = 'Not sure which plan fits?';
export const callToAction = "Tell us about your properties. We'll say which plan fits, and which one you don't need.";
export const contactUs = 'Contact Us';

// What search engines are told is for sale.
export const productDescription =
  'Guest support around the clock for rental properties, with work orders to your own contractors.';
export const offerByMonth = '{plan}, monthly';
export const offerByYear = '{plan}, annual';
