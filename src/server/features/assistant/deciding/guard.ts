// After any engine and before the guest: takes out what must not be said, whoever wrote it.
import { withNothingAsked } from '../conversation-state/dialogue-state.ts';
import { say } from '../replies/say.ts';
import type { Decision, GuardFinding, Part } from './decision.ts';
import { leaks } from './leaks.ts';
import { quoteFrom } from './quote-sources.ts';
import { type Backing, isSupported } from './support.ts';

export interface GuardInput {
  /** Text of each source by its id; a part may say only what its named sources say. */
  sources: Map<string, string>;
  /** The guest's own words in this thread: a model may ask them back, and they back no claim. */
  guestWords: string[];
  /** Every secret value of this property and of any other the thread touches. Known to the server only. */
  secrets: string[];
  houseName: string;
  /** The number that guests here are told to call in danger. */
  emergencyNumber?: string;
}

/** Whether the answer as it was meant is kept from the guest; what was only put into the owner's words is not. */
export const isHeldBack = ({ guarded }: Decision): boolean => guarded?.some((found) => found !== 'quoted') ?? false;

/** The decision with each offending part taken out or replaced, and the reasons in its trace. */
export function guard(decision: Decision, input: GuardInput): Decision {
  const findings: GuardFinding[] = [];
  if (decision.engine !== 'embedded' && tellsInActions(decision, input)) findings.push('secret');
  const reply = decision.reply.flatMap((part): Part[] => {
    const found = faultOf(part, input, decision.language);
    if (!found) return [part];
    const quote = found === 'unsupported' ? quoted(part, input, decision.language) : null;
    findings.push(quote ? 'quoted' : found);
    return quote ? [quote] : [];
  });
  if (findings.length === 0) return decision;
  const left = reply.some(({ kind }) => kind === 'text');
  const key = findings.includes('secret') || findings.includes('order_in_content') ? 'notShared' : 'unknownGuarded';
  const instead: Part = { kind: 'text', text: say(decision.language, key, { house: input.houseName }), sources: [] };
  const trace = { ...decision.trace, guarded: findings };
  if (left) return { ...decision, reply, guarded: findings, trace };
  // What is said in its place holds: the owner is asked.
  const question = input.guestWords.at(-1)?.slice(0, 500);
  const asks = key === 'unknownGuarded' && question && !decision.actions.some(({ kind }) => kind === 'ask_owner');
  const actions = asks ? [...decision.actions, { kind: 'ask_owner' as const, question }] : decision.actions;
  return {
    ...decision,
    reply: [...reply, instead],
    actions,
    state: withNothingAsked(decision.state),
    guarded: findings,
    trace,
  };
}

/**
 * Not all of a model's words stand in the sources it named: theirs are told instead. Nothing that it made up is, and
 * what it has understood is not lost.
 */
function quoted(part: Part, input: GuardInput, language: string): Part | null {
  if (part.kind === 'secret') return null;
  const texts = part.sources.flatMap(({ id }) => input.sources.get(id) ?? []);
  if (texts.length === 0) return null;
  const quote: Part = { kind: 'text', text: quoteFrom(texts, part.text), sources: part.sources };
  return faultOf(quote, input, language) ? null : quote;
}

/** What a model wrote into a work order or a question reaches people outside the thread. */
const tellsInActions = ({ actions }: Decision, { secrets }: GuardInput): boolean =>
  actions.some((action) =>
    Object.values(action).some((value) => typeof value === 'string' && secrets.some((secret) => leaks(value, secret))),
  );

function faultOf(part: Part, input: GuardInput, language: string): GuardFinding | null {
  if (part.kind === 'secret') return null;
  if (input.secrets.some((secret) => leaks(part.text, secret))) return 'secret';
  const named = part.sources.filter(({ kind }) => kind === 'fact' || kind === 'article');
  if (named.some(({ id }) => !input.sources.has(id))) return 'unknown_source';
  const sources = named.map(({ id }) => input.sources.get(id) ?? '');
  if (promises.test(part.text) && !promises.test(sources.join('\n'))) return 'promise';
  if (ordersInContent.test(part.text)) return 'order_in_content';
  // Our own fixed sentences and playbooks are reviewed text; what a model writes must stand in its sources.
  if (part.by !== 'model') return null;
  const known = input.emergencyNumber ? [...sources, `Call ${input.emergencyNumber}.`] : sources;
  return faultInModelsWords(part.text, { sources: known, guest: input.guestWords, language });
}

/** What is wrong with a model's words of themselves, beside secrets: null when its sources say all of it. */
export function faultInModelsWords(text: string, backing: Backing): GuardFinding | null {
  if (text.includes('{{')) return 'secret'; // only the server puts a secret's mark
  if (promises.test(text) && !promises.test(backing.sources.join('\n'))) return 'promise';
  if (ordersInContent.test(text)) return 'order_in_content';
  return isSupported(text, backing) ? null : 'unsupported';
}

const promises =
  /\b(?:we|i|the owner|you)(?:'ll| will| shall| can| are going to| am going to)? (?:be )?(?:refund|reimburs|compensat|waive|credit you|pay you|get (?:a|your) (?:full |partial )?refund)|\bguarantee[ds]?\b|\byou(?: are|'re) (?:legally )?entitled\b|\b(?:owner|we|company) (?:is|are) liable\b/i;
const ordersInContent =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier)? ?(?:instructions|rules|prompts?)|\bnote to (?:the )?(?:assistant|ai|bot)\b|\bsystem prompt\b|\b(?:assistant|ai|bot) (?:must|should|shall) (?:tell|reveal|send|give|say)\b|\byou are now\b/i;
