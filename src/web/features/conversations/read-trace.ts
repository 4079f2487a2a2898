/** What a decision's record says, in the parts a person can read. */
export type TraceView = {
  facts: { label: string; value: string }[];
  candidates: { title: string; score: number }[];
};

/** The record is open: engines add to it. What is known gets words, what is not is left out. */
export function readTrace(trace: Record<string, unknown>): TraceView {
  const facts = [
    fact('Sureness', percent(trace.confidence)),
    fact('Decision', text(trace.band)),
    fact('Playbook', text(trace.playbook)),
    fact('Trouble', trouble(trace.triage)),
    fact('Rules', list(trace.rules)),
    fact('Guard took out', list(trace.guarded)),
  ];
  return {
    facts: facts.filter((one) => one !== null),
    candidates: array(trace.candidates).flatMap(candidate),
  };
}

const fact = (label: string, value: string | null) => (value ? { label, value } : null);
const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll('_', ' ') : null);
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const list = (value: unknown) =>
  array(value)
    .filter((one) => typeof one === 'string')
    .join(', ');
const percent = (value: unknown) => (typeof value === 'number' ? `${Math.round(value * 100)} %` : null);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function trouble(value: unknown) {
  if (!isRecord(value)) return null;
  return [text(value.serviceType), text(value.urgency), percent(value.sureness)].filter(Boolean).join(', ');
}

function candidate(value: unknown) {
  if (!isRecord(value) || typeof value.title !== 'string' || typeof value.score !== 'number') return [];
  return [{ title: value.title, score: value.score }];
}
