import { expect, test } from 'vitest';
import { faq } from '../messages/en/site/faq.ts';
import { howItWorks, siteFeatures } from '../messages/en/site/features.ts';
import { privacy } from '../messages/en/site/privacy.ts';
import { terms } from '../messages/en/site/terms.ts';

const textOf = (legal: typeof terms) => legal.sections.flatMap(({ body }) => body).join('\n');

test('the terms have their eighteen sections in order, and their date', () => {
  expect(terms.dated).toBe('Last updated March 20, 2025');
  expect(terms.sections.map(({ title }) => title)).toEqual([
    'Overview',
    'License to Use Services',
    'Paid Services',
    'Access',
    'Restrictions',
    'Privacy Policy',
    'SMS Messaging',
    'Restricted Areas',
    'Links and Third-Party Content',
    'Use Policies',
    'Commercial Usage',
    'Copyright Policy',
    'Feedback',
    'Disclaimer of Warranties',
    'Limitation of Liability',
    'Indemnity',
    'Legal Notices',
    'Contacting Us',
  ]);
});

test.each([
  'State of California',
  'Santa Clara County',
  'limit of 500 sessions per month',
  'Billing is monthly',
  'no refund and no proration when you cancel in the middle of a month',
  'capped at the amounts you paid us in the 12 months before',
  'about 4 messages per month',
  'free trial of 14 days, without a credit card',
])('the terms say "%s"', (words) => expect(textOf(terms)).toContain(words));

test('the privacy policy has its nine sections in order, and its date', () => {
  expect(privacy.dated).toBe('Effective March 20, 2025');
  expect(privacy.sections.map(({ title }) => title)).toEqual([
    'Introduction',
    'Information We Receive',
    'Information We Collect',
    'How We Use Information',
    'Disclosure',
    'Your Choices',
    'Data Security',
    'Changes to This Policy',
    'Contact',
  ]);
});

test('there are sixteen questions, eight features and five steps', () => {
  expect([faq.length, siteFeatures.length, howItWorks.length]).toEqual([16, 8, 5]);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(16);
});
