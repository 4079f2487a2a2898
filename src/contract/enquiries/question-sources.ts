/** The forms of the public pages, by the names the specification gives them. */
export const formSources = [
  'Landing Request Demo',
  'Contact Sales Features Page',
  'Contact Us Pricing Page',
  'Contact Page Contact Us',
  'FAQ Quick Question',
  'FAQ Demo Request',
  'About Page Contact Us',
] as const;
export type FormSource = (typeof formSources)[number];
/** Where a question to the team came from: one of the forms, or the site's chat. */
export const questionSources = [...formSources, 'Site Chat'] as const;
export type QuestionSource = (typeof questionSources)[number];
