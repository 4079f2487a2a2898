import * as copyInEnglish from '#contract/messages/en/billing/mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import { letter, type ProfileRecord } from '#features/accounts';
import type { Queues } from '#server/kernel/queues.ts';
import type { ProviderInvoice } from '#server/platform/payments/port.ts';
import { graceDays } from './policy.ts';

const copy = spoken(copyInEnglish);

type Owner = Pick<ProfileRecord, 'id' | 'email' | 'full_name'>;
type Mail = Queues['mail.send'];

const to = ({ email, full_name }: Owner) => ({ email, name: full_name });
const day = (at: Date) => at.toLocaleDateString(presentLocale(), { dateStyle: 'long', timeZone: 'America/New_York' });
const choose = (url: string) => ({ label: copy.chooseAPlan, url });

export const trialEndingMail = (owner: Owner, at: Date, url: string): Mail =>
  letter('trial-ending', to(owner), copy.trialEndingSubject, [
    fill(copy.trialEndingText, { date: day(at) }),
    choose(url),
    fill(copy.trialEndingGrace, { days: graceDays }),
  ]);

export const trialEndedMail = (owner: Owner, at: Date, url: string): Mail =>
  letter('trial-ended', to(owner), copy.trialEndedSubject, [
    fill(copy.trialEndedText, { date: day(at), days: graceDays }),
    choose(url),
    copy.trialEndedMore,
  ]);

/** The link leads to the unpaid invoice itself. */
export const paymentFailedMail = (owner: Owner, invoice: ProviderInvoice, url: string): Mail =>
  letter('payment-failed', to(owner), copy.paymentFailedSubject, [
    fill(copy.paymentFailedText, { amount: dollars(invoice.totalCents) }),
    { label: copy.payNow, url: invoice.url ?? url },
    fill(copy.paymentFailedMore, { days: graceDays }),
  ]);

export const paymentRecoveredMail = (owner: Owner): Mail =>
  letter('payment-recovered', to(owner), copy.paymentWentThrough, [copy.paymentWentThroughText]);

export const planEndedMail = (owner: Owner, url: string): Mail =>
  letter('plan-ended', to(owner), copy.planEndedSubject, [fill(copy.planEndedText, { days: graceDays }), choose(url)]);
