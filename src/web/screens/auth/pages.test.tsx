import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { usStates } from '#contract/states.ts';
import { eachIn, fieldsIn, linksIn, wordsIn } from '../../../../tests/support/rendered.ts';
import { NewPasswordFields } from '../../features/accounts/passwords/new-password-fields.tsx';
import { ForgotPasswordDialog } from '../../features/accounts/sign-in/forgot-password-dialog.tsx';
import { SignedUp } from '../../features/accounts/sign-up/signed-up.tsx';
import Login from './login.tsx';
import ResetPasswordPage from './reset-password.tsx';
import SignUpPage from './sign-up.tsx';
import VerificationPendingPage from './verification-pending.tsx';

// What the pages around signing in have and say, word for word (spec 1, section 2). How they behave:
// tests/e2e/accounts.spec.ts.

const show = (Page: ComponentType) => renderToStaticMarkup(createElement(Page));
const [signUp, login, reset, pending] = [SignUpPage, Login, ResetPasswordPage, VerificationPendingPage].map(show) as [
  string,
  string,
  string,
  string,
]; // as many as went in
const offersChat = (html: string) => html.includes('aria-label="Open support chat"');
const said = () => {};

test('signing up asks for twelve things and says which may be left out', () => {
  expect(eachIn(signUp, 'h1')).toEqual(['Start Today']);
  expect(wordsIn(signUp)).toContain('14-day free trial, no credit card required');
  expect(fieldsIn(signUp).map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'firstName: First Name',
    'lastName: Last Name',
    'companyName: Company Name (optional)',
    'email: Email Address',
    'phone: Phone Number',
    'propertyAddress: Mailing Address',
    'propertyCity: City',
    'propertyState: State',
    'propertyZip: ZIP Code',
    'password: Password',
    'agreeToTerms: I agree to the Terms of Service (opens in a new tab) and the Privacy Policy (opens in a new tab)',
    'smsOptIn: Send me text messages about my account (optional)',
  ]);
  const placeholder = (name: string) => fieldsIn(signUp).find((field) => field.name === name)?.placeholder;
  expect(placeholder('phone')).toBe('(555) 123-4567');
  expect(placeholder('password')).toBe('Minimum 8 characters');
  for (const address of ['/terms', '/privacy'])
    expect(signUp).toMatch(new RegExp(`<a href="${address}" target="_blank" rel="noopener"`));
  expect(wordsIn(signUp)).toContain('About 4 messages per month. Data rates may apply.');
  const states = Object.entries(usStates).map(([code, name]) => `${code} – ${name}`);
  expect(eachIn(signUp, 'option')).toEqual(['Select', ...states]);
});

test('after signing up it says what to do next, and offers both ways on', () => {
  const panel = renderToStaticMarkup(<SignedUp email="ada@example.com" message="Done." onAgain={said} />);
  expect(eachIn(panel, 'h1')).toEqual(['Check Your Email!']);
  expect(eachIn(panel, 'li')).toEqual([
    'Check your inbox, and your spam folder too.',
    'Click the verification link. It works for 24 hours.',
    'Return here to sign in.',
  ]);
  expect(linksIn(panel)).toEqual([['Go to Sign In', '/login']]);
  expect(eachIn(panel, 'button')).toEqual(['Create Another Account']);
});

test('signing in asks for two things, and leads to a forgotten password and to signing up', () => {
  expect(fieldsIn(login).map(({ label, required }) => [label, required])).toEqual([
    ['Email', true],
    ['Password', true],
  ]);
  expect(eachIn(login, 'button')).toContain('Forgot password?');
  expect(linksIn(login)).toContainEqual(['Create an account', '/signup']);
  vi.stubGlobal('document', { querySelector: () => null }); // it takes over what was typed below it
  const dialog = renderToStaticMarkup(<ForgotPasswordDialog onClose={said} />);
  vi.unstubAllGlobals();
  expect(fieldsIn(dialog).map(({ label }) => label)).toEqual(['Email']);
  expect(eachIn(dialog, 'button')).toContain('Send Reset Link');
});

test('resetting asks for a new password twice, and never before the link was looked at', () => {
  expect(eachIn(reset, 'h1')).toEqual(['Reset Your Password']);
  expect(fieldsIn(reset)).toEqual([]);
  const fields = renderToStaticMarkup(<NewPasswordFields errors={{}} onEdit={said} onLeave={said} />);
  expect(fieldsIn(fields).map(({ label }) => label)).toEqual(['New Password', 'Confirm New Password']);
});

test('waiting for the verification: the steps, another mail, and the way to sign in', () => {
  expect(eachIn(pending, 'h1')).toEqual(['Check Your Email']);
  expect(eachIn(pending, 'li').at(-1)).toBe('Return here and sign in.');
  expect(eachIn(pending, 'button')).toContain('Resend Verification Email');
  expect(linksIn(pending)).toContainEqual(['Already verified? Sign in here', '/login']);
});

test('the support chat is there, but not where people sign in or up', () => {
  expect([reset, pending].map(offersChat)).toEqual([true, true]);
  expect([login, signUp].map(offersChat)).toEqual([false, false]);
});
