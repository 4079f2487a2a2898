import { dollars } from '#contract/money.ts';
import { letter, type ProfileRecord } from '#features/accounts';
import type { Queues } from '#server/kernel/queues.ts';
import type { ProviderInvoice } from '#server/platform/payments/port.ts';
import { graceDays } from './policy.ts';

type Owner = Pick<ProfileRecord, 'id' | 'email' | 'full_name'>;
type Mail = Queues['mail.send'];

const to = ({ email, full_name }: Owner) => ({ email, name: full_name });
const day = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const choose = (url: string) => ({ label: 'Choose a plan', url });

export const trialEndingMail = (owner: Owner, at: Date, url: string): Mail =>
  letter('trial-ending', to(owner), 'Your free trial ends in 3 days', [
    `Your free trial ends on ${day(at)}. Choose a plan to keep the house assistant answering your guests.`,
    choose(url),
    `Without one, everything goes on for ${graceDays} more days. Nothing is deleted.`,
  ]);

export const trialEndedMail = (owner: Owner, at: Date, url: string): Mail =>
  letter('trial-ended', to(owner), 'Your free trial has ended', [
    `Your free trial ended on ${day(at)}. Your guests are still answered for ${graceDays} days.`,
    choose(url),
    'After that the house assistant stops and guests see your contact instead; emergencies still get their safety instructions. You can read, export and subscribe at any time. Nothing is deleted.',
  ]);

/** The link leads to the unpaid invoice itself. */
export const paymentFailedMail = (owner: Owner, invoice: ProviderInvoice, url: string): Mail =>
  letter('payment-failed', to(owner), 'Your payment did not go through', [
    `We could not take ${dollars(invoice.totalCents)} for your Porchlight plan. Pay with another card, or have the same one tried again:`,
    { label: 'Pay now', url: invoice.url ?? url },
    `We will try again in a few days. Everything goes on for ${graceDays} days.`,
  ]);

export const paymentRecoveredMail = (owner: Owner): Mail =>
  letter('payment-recovered', to(owner), 'Your payment went through', [
    'Thank you: your payment has arrived and your plan is active. There is nothing more to do.',
  ]);

export const planEndedMail = (owner: Owner, url: string): Mail =>
  letter('plan-ended', to(owner), 'Your plan has ended', [
    `Your Porchlight plan has ended. Your guests are still answered for ${graceDays} days; nothing is deleted.`,
    choose(url),
  ]);
