import * as copy from '#contract/messages/en/dispatch/choose.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';

/** A contractor by id and name. */
export type Named = { contractor_id: string; company_name: string };

/** Who was picked, who is asked now, and who has the job. */
export type Choice = { picked: readonly Named[]; asked: readonly Named[]; holder: Named | null };

/** What pressing the button does, a sentence each; nothing while nobody is picked. */
export function choiceWords({ picked, asked, holder }: Choice): string[] {
  if (picked.length === 0) return [];
  const ended = asked.filter((one) => !isAmong(one, picked));
  const kept = asked.filter((one) => isAmong(one, picked));
  const sentences: string[] = [];
  if (holder) sentences.push(fill(copy.willTakeJob, { company: holder.company_name }));
  if (ended.length) sentences.push(fill(copy.willTakeOffer, { companies: names(ended) }));
  if (picked.length > 1) sentences.push(fill(copy.willAskSeveral, { companies: names(picked) }));
  else if (kept.length) sentences.push(fill(copy.stayAsked, { companies: names(kept) }));
  else sentences.push(fill(copy.willAsk, { companies: names(picked) }));
  return sentences;
}

/** Whether somebody new is asked by it. */
export const asksAnybody = ({ picked, asked }: Choice): boolean => picked.some((one) => !isAmong(one, asked));

export const names = (of: readonly Named[]): string =>
  new Intl.ListFormat(locale).format(of.map(({ company_name }) => company_name));

const isAmong = ({ contractor_id }: Named, others: readonly Named[]): boolean =>
  others.some((other) => other.contractor_id === contractor_id);
