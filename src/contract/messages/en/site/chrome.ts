// The pages by name, as the bar has them and the support chat names where an answer is from.
export const homePage = 'Home';
export const featuresPage = 'Features';
export const pricingPage = 'Pricing';
export const contactPage = 'Contact';
export const faqPage = 'FAQ';
export const aboutPage = 'About';
export const privacyPage = 'Privacy';
export const termsPage = 'Terms';

// The bar.
export const logoLink = 'Porchlight, home';
/** Read out by a screen reader alone, before the links. */
export const mainMenu = 'Main';
export const mainMenuOnPhones = 'Main, all pages';
export const menu = 'Menu';
export const logIn = 'Log In';
export const signUp = 'Sign Up';

// The footer.
export const slogan = 'The light is always on.';
/** Both are filled in: '(555) 555-0100, Mon-Fri 9am-5pm EST'. */
export const phoneAndHours = '{phone}, {hours}';
export const productColumn = 'Product';
export const companyColumn = 'Company';
export const legalColumn = 'Legal';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';

// Buttons that several pages end with, and the form that some of them open.
export const startFreeTrial = 'Start Free Trial';
export const getStarted = 'Get Started';
export const contactSales = 'Contact Sales';
export const requestDemo = 'Request Demo';
export const askTitle = 'Send Us a Message';
export const askLead = 'We write back within a business day.';
/** Over the thanks for a form that was sent without JavaScript. */
export const thanksLabel = 'Your request';

/** Marks what we made up to show what it is like. */
export const example = 'Example';

// Links without a place to go yet.
export const socialSoon = 'Our social pages open soon:';
export const socialOpensSoon = '{name}, opens soon';

// The legal pages.
export const termsTitle = 'Terms of Service · Porchlight';
export const termsDescription =
  'The agreement about using Porchlight: plans and billing, use, liability, California law.';
export const privacyTitle = 'Privacy Policy · Porchlight';
export const privacyDescription =
  "What Porchlight learns about people, what it's for, who sees it, and what you can choose.";
export const contents = 'Contents';
/** 'Effective March 20, 2025. Last changed November 23, 2026' */
export const datedAndChanged = '{dated}. {changed}';
/** A section of a legal text: '3. Information We Collect'. */
export const numberedSection = '{number}. {title}';

/** The picture shown where somebody shares a page. */
export const socialCardAlt = 'A street at dusk with one lit door: Porchlight, the light is always on.';
