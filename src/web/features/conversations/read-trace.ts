import * as copy from '#contract/messages/en/conversations/why-answer.ts';
import { fill } from '#contract/messages/fill.ts';
import { bandWords, guardWords, serviceWords, urgencyWords } from './answer-reasons.ts';

/** What a decision's record says, in the parts a person can read. */
export type TraceView = {
  facts: { label: string; value: string }[];
  candidates: { title: string; score: number }[];
};

/** The record is open: engines add to it. What is known gets words, what is not is left out. */
export function readTrace(trace: Record<string, unknown>): TraceView {
  const facts = [
    fact(copy.howSure, sureness(trace)),
    fact(copy.stepsUsed, text(trace.playbook)),
    fact(copy.troubleFound, trouble(trace.triage)),
    fact(copy.rules, list(trace.rules)),
    fact(copy.leftOut, refused(trace)),
  ];
  return {
    facts: facts.filter((one) => one !== null),
    candidates: array(trace.candidates).flatMap(candidate),
  };
}

const fact = (label: string, value: string | null) => (value ? { label, value } : null);
const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/[_-]/g, ' ') : null);
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown) => array(value).filter((one) => typeof one === 'string');
const list = (value: unknown) => strings(value).join(', ');
const percent = (value: unknown) => (typeof value === 'number' ? `${Math.round(value * 100)}%` : null);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function sureness({ band, confidence }: Record<string, unknown>): string | null {
  const words = typeof band === 'string' ? (bandWords.get(band) ?? band) : null;
  return [words, percent(confidence)].filter(Boolean).join(', ') || null;
}

/** What the guard took out, and a whole answer that was not sent because a person has the chat or answers are off. */
function refused({ guarded, spoke }: Record<string, unknown>): string | null {
  const taken = strings(guarded).map((one) => guardWords.get(one) ?? fill(copy.takenOut, { what: one }));
  const kept = spoke === false ? [copy.nothingSent] : [];
  return [...taken, ...kept].join(', ') || null;
}

function trouble(value: unknown) {
  if (!isRecord(value)) return null;
  const { serviceType, urgency, sureness: sure } = value;
  const words = [
    typeof serviceType === 'string' && serviceWords(serviceType),
    typeof urgency === 'string' && urgencyWords(urgency),
    percent(sure),
  ];
  return words.filter(Boolean).join(', ');
}

function candidate(value: unknown) {
  if (!isRecord(value) || typeof value.title !== 'string' || typeof value.score !== 'number') return [];
  return [{ title: value.title, score: value.score }];
}
