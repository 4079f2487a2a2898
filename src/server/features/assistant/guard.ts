// After any engine and before the guest: takes out what must not be said, whoever wrote it.
import { normalise, words } from '#features/knowledge';
import type { Decision, Part } from './engine.ts';
import { leaks } from './leaks.ts';
import { say } from './say.ts';

export interface GuardInput {
  /** Text of each source by its id; a part may say only what its named sources say. */
  sources: Map<string, string>;
  /** The guest's own words in this thread: repeating them adds nothing. */
  guestWords: string[];
  /** Every secret value of this property and of any other the thread touches. Known to the server only. */
  secrets: string[];
  houseName: string;
}

type Finding = 'secret' | 'unsupported' | 'promise' | 'order_in_content' | 'unknown_source';

/** The decision with each offending part replaced, and the reasons in its trace. */
export function guard(decision: Decision, input: GuardInput): Decision {
  const findings: Finding[] = [];
  const reply = decision.reply.flatMap((part): Part[] => {
    const found = faultOf(part, input, decision.engine);
    if (!found) return [part];
    findings.push(found);
    return [];
  });
  if (findings.length === 0) return decision;
  const left = reply.some(({ kind }) => kind === 'text');
  const key = findings.includes('secret') || findings.includes('order_in_content') ? 'private' : 'unknown_guarded';
  const instead: Part = { kind: 'text', text: say(decision.language, key, { house: input.houseName }), sources: [] };
  return { ...decision, reply: left ? reply : [...reply, instead], trace: { ...decision.trace, guarded: findings } };
}

function faultOf(part: Part, input: GuardInput, engine: string): Finding | null {
  if (part.kind === 'secret') return null;
  if (input.secrets.some((secret) => leaks(part.text, secret))) return 'secret';
  const named = part.sources.filter(({ kind }) => kind === 'fact' || kind === 'article');
  if (named.some(({ id }) => !input.sources.has(id))) return 'unknown_source';
  const supported = [...named.map(({ id }) => input.sources.get(id) ?? ''), ...input.guestWords].join('\n');
  if (promises.test(part.text) && !promises.test(supported)) return 'promise';
  if (ordersInContent.test(part.text)) return 'order_in_content';
  // Our own fixed sentences and playbooks are reviewed text; what a model writes must stand in its sources.
  if (engine === 'embedded') return null;
  return isSupported(part.text, supported) ? null : 'unsupported';
}

/** Every figure of the text stands in its sources, and no web address, e-mail or phone is made up. */
function isSupported(text: string, supported: string): boolean {
  const known = new Set(words(normalise(supported)));
  const figures = words(normalise(text)).filter((word) => /\d/.test(word));
  if (figures.some((figure) => !known.has(figure) && !freeFigures.has(figure))) return false;
  const addresses = text.match(/\b[\w.+-]+@[\w-]+\.\w+|https?:\/\/\S+|\bwww\.\S+/gi) ?? [];
  return addresses.every((address) => supported.includes(address));
}

const freeFigures = new Set(['911', '988', '112', '1', '2', '3']);
const promises =
  /\b(?:we|i|the owner|you)(?:'ll| will| shall| can| are going to| am going to)? (?:be )?(?:refund|reimburs|compensat|waive|credit you|pay you|get (?:a|your) (?:full |partial )?refund)|\bguarantee[ds]?\b|\byou(?: are|'re) (?:legally )?entitled\b|\b(?:owner|we|company) (?:is|are) liable\b/i;
const ordersInContent =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier)? ?(?:instructions|rules|prompts?)|\bnote to (?:the )?(?:assistant|ai|bot)\b|\bsystem prompt\b|\b(?:assistant|ai|bot) (?:must|should|shall) (?:tell|reveal|send|give|say)\b|\byou are now\b/i;
