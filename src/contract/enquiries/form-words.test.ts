import { expect, test } from 'vitest';
import { notSent, smsConsent, thanksFor } from './form-words.ts';
import { formSources } from './question-sources.ts';

// Spec 1, sections 3, 5, 8 and 9.

test('there are seven forms; the home page thanks in the name of the product, the quick one fails in its own words', () => {
  expect(formSources).toEqual([
    'Landing Request Demo',
    'Contact Sales Features Page',
    'Contact Us Pricing Page',
    'Contact Page Contact Us',
    'FAQ Quick Question',
    'FAQ Demo Request',
    'About Page Contact Us',
  ]);
  for (const source of formSources) {
    const who = source === 'Landing Request Demo' ? 'product' : 'company';
    expect(thanksFor(source)).toBe(`Your request has been received. Someone from the ${who} will be in touch soon.`);
    const act = source === 'FAQ Quick Question' ? 'send' : 'submit';
    expect(notSent(source)).toBe(`Failed to ${act} question. Please try again.`);
  }
});

test('who agrees to texts is told how many, and that nothing depends on it', () => {
  expect(smsConsent).toBe(
    'About 4 messages per month. Data rates may apply. Not a condition of purchase. Opt out any time.',
  );
});
