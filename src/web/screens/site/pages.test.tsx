import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { planFeatures } from '#contract/billing/plans.ts';
import { eachIn, fieldsIn, linksIn, wordsIn } from '../../../../tests/support/rendered.ts';
import About from './about.tsx';
import Contact from './contact.tsx';
import Faq from './faq.tsx';
import Features from './features.tsx';
import Home from './home.tsx';
import Pricing from './pricing.tsx';
import SiteLayout from './site-layout.tsx';

// What the public pages have and say, word for word (spec 1, section 2). How they behave: tests/e2e/site.spec.ts.

const show = (Page: ComponentType) => renderToStaticMarkup(<Page />);
const [home, features, pricing, contact, faq, about] = [Home, Features, Pricing, Contact, Faq, About].map(show) as [
  string,
  string,
  string,
  string,
  string,
  string,
]; // as many as went in
const chrome = renderToStaticMarkup(
  <MemoryRouter>
    <SiteLayout />
  </MemoryRouter>,
);
const [bar = '', footer = ''] = chrome.split('<footer');
/** The buttons that open the page's form. */
const openers = (html: string) =>
  [...html.matchAll(/<button[^>]*command="show-modal"[^>]*commandfor="ask"[^>]*>(.*?)<\/button>/gs)].map(([, inner]) =>
    wordsIn(inner ?? ''),
  );

test('the bar leads to the eight pages, to signing in and to signing up', () => {
  const [, links] = /<nav aria-label="Main"[^>]*>(.*?)<\/nav>/s.exec(bar) ?? [];
  expect(linksIn(links ?? '')).toEqual([
    ['Home', '/'],
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
    ['FAQ', '/faq'],
    ['About', '/about'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ]);
  expect(linksIn(bar)).toContainEqual(['Log In', '/login']);
  expect(linksIn(bar)).toContainEqual(['Sign Up', '/signup']);
});

test('the footer has its three columns', () => {
  expect(eachIn(footer, 'h2')).toEqual(['Product', 'Company', 'Legal']);
  const columns = [...footer.matchAll(/<nav[^>]*>(.*?)<\/nav>/gs)].map(([, nav]) => linksIn(nav ?? ''));
  expect(columns).toEqual([
    [
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
    ],
    [
      ['About', '/about'],
      ['Contact', '/contact'],
    ],
    [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ],
  ]);
});

test('home: the hero, the claims as they are worded, six cards, and what to do next', () => {
  expect(linksIn(home)).toContainEqual(['Start Free Trial', '/signup']);
  const words = wordsIn(home);
  for (const claim of [
    'About 86% of guest support workload removed',
    'Under 15 minutes to set up a single property',
    'Larger portfolios take 2-3 business days.',
    'No setup fees and no long-term contract',
    '14 days free with no credit card',
  ])
    expect(words).toContain(claim);
  const cards = ['24/7 Support', 'AI-Powered Responses', 'Smart Ticket Routing'];
  const more = ['Analytics Dashboard', 'Quick Resolution', 'Secure & Compliant'];
  expect(eachIn(home, 'h3').filter((title) => [...cards, ...more].includes(title))).toEqual([...cards, ...more]);
  expect(linksIn(home)).toContainEqual(['Get Started', '/signup']);
  expect(openers(home)).toEqual(['Request Demo']);
  expect(eachIn(home, 'h2')).toContain('Send Us a Message');
});

test('features: eight cards, five steps, three stories, and what to do next', () => {
  expect(eachIn(features, 'h1')).toEqual(['Effortless Guest Support, 24/7']);
  const [cards = '', steps = ''] = features.split('How It Works');
  expect(eachIn(cards, 'h2')).toHaveLength(8);
  expect(eachIn(steps, 'h3')).toEqual([
    'Guest Contact',
    'Issue Assessment',
    'Work Assignment',
    'Scheduling & Execution',
    'Resolution & Feedback',
  ]);
  expect(eachIn(features, 'blockquote')).toHaveLength(3);
  expect(linksIn(features)).toContainEqual(['Get Started', '/signup']);
  expect(openers(features)).toEqual(['Contact Sales']);
});

test('pricing: four cards with their figures, add-ons, and ways to ask', () => {
  const words = wordsIn(pricing);
  expect(eachIn(pricing, 'h3').slice(0, 4)).toEqual([
    'Starter',
    'Essential Most Popular',
    'Professional',
    'Enterprise',
  ]);
  for (const said of [
    'Monthly',
    'Annual Save up to 13%',
    '$60 /month per property',
    '$627 /year per property Save 13%',
    '$80 /month per property',
    '$864 /year per property Save 10%',
    '$95 /month per property',
    '$1,003 /year per property Save 12%',
    'By call',
    'Compare All Plan Features',
    'Premium add-ons',
  ])
    expect(words).toContain(said);
  expect(eachIn(pricing, 'li').filter((line) => line === 'Tiered pricing >3 properties')).toHaveLength(3);
  const addOns = ['Triple Quote', 'Vendor Sourcing', 'Complete Property Management', 'Custom Reporting'];
  expect(eachIn(pricing, 'h3').slice(4)).toEqual(addOns);
  expect(linksIn(pricing)).toContainEqual(['Contact Sales', expect.stringMatching(/^mailto:sales@/)]);
  expect(openers(pricing)).toEqual([...addOns.map((name) => `Ask for a price for ${name}`), 'Contact Us']);
});

test('pricing: the matrix is the specification’s', () => {
  const [, table = ''] = /<table[^>]*>(.*?)<\/table>/s.exec(pricing) ?? [];
  const [head = [], ...rows] = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => [
    ...eachIn(row ?? '', 'th'),
    ...eachIn(row ?? '', 'td'),
  ]);
  expect(head).toEqual(['Feature', 'Starter', 'Essential', 'Professional', 'Enterprise']);
  expect(rows).toHaveLength(planFeatures.length);
  const startingAt = (missing: number) =>
    rows.filter((row) => row.indexOf('Included') === missing + 1).map(([name]) => name);
  expect(startingAt(0).length).toBeGreaterThan(0); // the core features, which every plan has
  expect(startingAt(1)).toEqual([
    'Enhanced reporting',
    'Priority support',
    'Vendor performance tracking',
    'Custom notifications',
    'API access',
  ]);
  expect(startingAt(2)).toEqual([
    'Advanced analytics',
    'Dedicated account manager',
    'Custom integrations',
    'Quarterly reviews',
    'Training',
  ]);
  expect(startingAt(3)).toEqual(['Tailored solutions', 'White label', 'Custom SLAs', 'Dedicated team']);
  for (const [, ...cells] of rows) expect(cells.join()).toMatch(/^(Not included,)*(Included,?)+$/);
});

test('contact: three tiles with their hours, four links that lead nowhere yet', () => {
  expect(eachIn(contact, 'h2').slice(0, 3)).toEqual(['Call Us', 'Email Us', 'Live Chat']);
  expect(linksIn(contact)).toContainEqual(['Call (555) 555-0100', 'tel:+15555550100']);
  expect(openers(contact)).toEqual(['Send a message']);
  expect(contact).toContain('data-press="support-chat"');
  for (const hours of ['Mon-Fri 9am-5pm EST', '24/7', 'Reply within a business day'])
    expect(eachIn(contact, 'p')).toContain(hours);
  const social = linksIn(contact).filter(([words]) => words.endsWith(', opens soon'));
  expect(social.map(([, address]) => address)).toEqual(['', '', '', '']);
});

test('FAQ: sixteen questions, the first open, a quick one and a demo to ask for', () => {
  expect(eachIn(faq, 'summary')).toHaveLength(16);
  expect([...faq.matchAll(/<details[^>]*>/g)].map(([tag]) => tag.includes(' open=""'))).toEqual([
    true,
    ...Array(15).fill(false),
  ]);
  expect(eachIn(faq, 'h2').slice(16)).toEqual(['Still Have Questions?', 'Request Demo']);
  expect(openers(faq)).toEqual(['Request Demo']);
});

test('about: its parts, and what to do next', () => {
  const parts = ['Our mission', 'Our vision', 'Trust and excellence', 'Our values'];
  expect(eachIn(about, 'h2').slice(0, 4)).toEqual(parts);
  expect(linksIn(about)).toContainEqual(['Start Today', '/signup']);
  expect(openers(about)).toEqual(['Contact Sales']);
});

test('each form says where it was sent from, and asks for what it must', () => {
  const forms = [home, features, pricing, contact, faq, about].flatMap((page) =>
    [...page.matchAll(/<form(?=[^>]*action="\/api\/v1\/questions")[^>]*>(.*?)<\/form>/gs)].map(([, form]) =>
      fieldsIn(form ?? ''),
    ),
  );
  const sourceOf = (fields: (typeof forms)[number]) => fields.find(({ name }) => name === 'form_source')?.value;
  expect(forms.map(sourceOf)).toEqual([
    'Landing Request Demo',
    'Contact Sales Features Page',
    'Contact Us Pricing Page',
    'Contact Page Contact Us',
    'FAQ Quick Question',
    'FAQ Demo Request',
    'About Page Contact Us',
  ]);
  for (const fields of forms) {
    const shown = fields.filter(({ label }) => label !== '' && label !== 'Leave this empty');
    const asked = shown.map(({ label, required }) => [label, required]);
    if (sourceOf(fields) === 'FAQ Quick Question')
      expect(asked).toEqual([
        ['Full Name', false],
        ['Email', false],
        ['Question', false],
      ]);
    else
      expect(asked).toEqual([
        ['Full Name', true],
        ['Email', true],
        ['Phone (optional)', false],
        ['Number of Properties (optional)', false],
        ['Message', true],
        ['Text me about Porchlight.', false],
      ]);
  }
  const consent = 'About 4 messages per month. Data rates may apply. Not a condition of purchase. Opt out any time.';
  expect(wordsIn(home)).toContain(consent);
});
