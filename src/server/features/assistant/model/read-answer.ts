// From what the model called to a decision of the house: its own words as parts with sources, everything else in ours.

import { type Act, triage } from '#language/reader';
import type { ModelAnswer } from '#server/platform/model/port.ts';
import { decided, sentence, type TurnContext } from '../conversation-state/turn.ts';
import {
  type Action,
  caseOf,
  type Decision,
  type Part,
  type ReleasableName,
  type SourceRef,
} from '../deciding/decision.ts';
import { casesOf, leadOf } from '../deciding/decision-case.ts';
import { withPlaybook } from '../playbooks/issues.ts';
import { orderPart } from '../playbooks/playbook-run.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';
import { numberBesides } from '../proposals/answer-danger.ts';
import { askTheOwner } from '../proposals/questions/ask-owner.ts';
import { answerSecret, leadFor, secretLabel } from '../proposals/questions/release.ts';
import { codeMeant } from '../proposals/questions/which-code.ts';
import { handOver } from '../proposals/talk/answer-talk.ts';
import { answerIssues } from '../proposals/troubles/answer-trouble.ts';
import { newOrder } from '../proposals/troubles/orders.ts';
import { boundUrgency } from './bound-urgency.ts';
import { byActs } from './by-acts.ts';
import { quotePicked } from './quote-picked.ts';
import { callsPicked, leftOf } from './read-pick.ts';
import { subjectOfOrder } from './subject-of-order.ts';
import { type Call, RefusedTool, readCalls } from './tools.ts';

type CallOf<T extends Call['tool']> = Extract<Call, { tool: T }>['input'];

/**
 * Where it only names a danger, nothing is said to it yet (danger-picked.ts).
 *
 * @throws RefusedTool when it asked for what there is not, or said nothing at all
 */
export function readAnswer(turn: TurnContext, { text, calls }: ModelAnswer): Decision {
  const made = readCalls(calls);
  const [pick] = callsOf(made)('pick');
  const read = pick ? [...made, ...callsPicked(pick)] : made;
  const of = callsOf(read);
  const said = of('reply');
  if (said.length === 0 && !pick && text.trim()) said.push({ text: text.trim().slice(0, 1500), sources: [] });
  const quoted = pick ? quotePicked(turn, pick) : [];
  const spoken = said.map((part) => written(turn, part));
  const [steps] = of('follow_steps');
  const base = steps ? followed(turn, steps) : acted(turn, of, pick ? leftOf(pick, quoted, made) : []);
  // Beside a sentence of the house, what the model says without a source only says it twice.
  const kept = base || quoted.length > 0 ? spoken.filter(hasSource) : spoken;
  const told = [...quoted, ...kept];
  const namesDanger = pick !== undefined && pick.danger !== 'none';
  if (!base && told.length === 0 && !namesDanger) throw new RefusedTool('said nothing');
  const { pending } = turn.input.state;
  const decision =
    base ?? decided(turn, { reply: [], ...(told.some(hasSource) ? answered : { ...talked, state: { pending } }) });
  return { ...decision, engine: 'model', reply: [...told, ...decision.reply] };
}

const callsOf =
  (calls: readonly Call[]) =>
  <T extends Call['tool']>(tool: T) =>
    calls.flatMap((call) => (call.tool === tool ? [call.input as CallOf<T>] : [])); // narrowed by the name

const answered = { kind: 'answer', from: 'model', reason: 'answer.model' } as const;
const talked = { kind: 'smallTalk', about: 'model', reason: 'talk.model' } as const;

const hasSource = (part: Part): boolean => part.kind === 'text' && part.sources.length > 0;

function written(turn: TurnContext, { text, sources }: CallOf<'reply'>): Part {
  return { kind: 'text', text, sources: [...new Set(sources)].map((id) => sourceNamed(turn, id)), by: 'model' };
}

/** A source that the house does not have stays named: the guard finds it. */
function sourceNamed(turn: TurnContext, id: string): SourceRef {
  const snippet = turn.input.knowledge.snippets.find((known) => known.id === id && known.kind !== 'secret');
  return { kind: snippet?.kind === 'article' ? 'article' : 'fact', id, title: snippet?.title ?? id };
}

function followed(turn: TurnContext, { playbook: id }: CallOf<'follow_steps'>): Decision {
  const playbook = playbooks.find((known) => known.id === id);
  if (!playbook) throw new RefusedTool(`no playbook ${id}`);
  const decision = answerIssues(turn, [withPlaybook(turn.reading, playbook)]);
  if (!decision) throw new RefusedTool(`playbook ${id} has nothing to say`);
  return decision;
}

type Calls = <T extends Call['tool']>(tool: T) => CallOf<T>[];

/** Orders, releases, hand-overs, questions to the owner, and what acts call for; null when the model only spoke. */
function acted(turn: TurnContext, of: Calls, left: readonly Act[]): Decision | null {
  const reply: Part[] = [];
  const actions: Action[] = [];
  const all: Decision[] = [];
  let state = turn.input.state;
  for (const decision of [...steps(turn, of), ...byActs(turn, left)]) {
    reply.push(...decision.reply);
    actions.push(...decision.actions);
    const pending = decision.state.pending ?? (all.length === 0 ? null : state.pending);
    all.push(decision);
    state = { ...decision.state, pending, lockFault: state.lockFault || decision.state.lockFault };
  }
  const [first, ...others] = all;
  if (!first) return null;
  const lead = leadOf(first);
  const made = others.length > 0 ? { kind: 'several' as const, lead, all: all.flatMap(casesOf) } : caseOf(first);
  return decided(turn, { ...made, reply, actions, reason: first.trace.reason, state });
}

/**
 * In the order in which they matter to each other: a lock that is reported broken keeps its code back in the same turn.
 */
function steps(turn: TurnContext, of: Calls): Decision[] {
  const orders = oneForEachTrade(of('open_work_order'));
  const lockFault = turn.input.state.lockFault || orders.some(({ lock_is_faulty }) => lock_is_faulty);
  const after: TurnContext = { ...turn, input: { ...turn.input, state: { ...turn.input.state, lockFault } } };
  return [
    ...orders.map((order) => opened(after, order)),
    ...of('add_to_work_order').map((more) => added(after, more)),
    ...of('release_secret').map(({ name }) => released(after, name as ReleasableName)), // checked by its schema
    ...of('hand_over')
      .slice(0, 1)
      .map(({ reason }) => handedOver(after, reason)),
    ...of('ask_owner')
      .slice(0, 1)
      .map(() => askTheOwner(after, ownerAsked(turn))),
  ];
}

/** Two calls for one trade are one trouble told twice; whoever comes reads all that the guest wrote. */
const oneForEachTrade = (orders: CallOf<'open_work_order'>[]) =>
  orders
    .filter((order, at) => orders.findIndex(({ service_type }) => service_type === order.service_type) === at)
    .slice(0, 3);

const ownerAsked = ({ input: { text } }: TurnContext) =>
  ({
    key: 'unknownAsk',
    question: text,
    made: { kind: 'askOwner' },
    reason: 'unknown.asked_owner',
  }) as const;

/** A danger that only the model sees rings nobody, but nobody is left without the number to call either. */
function handedOver(turn: TurnContext, reason: CallOf<'hand_over'>['reason']): Decision {
  const decision = handOver(turn, told.find((key) => key === reason) ?? 'person', reason);
  return reason === 'danger_unclear'
    ? { ...decision, reply: [...numberBesides(turn, []), ...decision.reply] }
    : decision;
}

/** Sentences that are called as their reason is. */
const told = ['money', 'booking', 'complaint', 'legal'] as const;

function opened(turn: TurnContext, order: CallOf<'open_work_order'>): Decision {
  const { service_type: serviceType } = order;
  const subjectLine = subjectOfOrder(turn, order.subject);
  const urgency = boundUrgency(order.urgency, triage(turn.reading).urgency);
  if (turn.input.openOrders.some((open) => open.serviceType === serviceType))
    return added(turn, { service_type: serviceType, urgency });
  const draft = { serviceType, urgency, subjectLine, lockFault: order.lock_is_faulty };
  return decided(turn, {
    kind: 'order',
    playbook: null,
    reply: [orderPart(turn, 'orderOpened', urgency, subjectLine)],
    actions: [{ kind: 'open_work_order', ...newOrder(turn, draft) }],
    reason: 'order.model',
  });
}

function added(turn: TurnContext, { service_type: serviceType, urgency }: CallOf<'add_to_work_order'>): Decision {
  if (!turn.input.openOrders.some((open) => open.serviceType === serviceType))
    throw new RefusedTool(`no open ${serviceType} job`);
  const bound = boundUrgency(urgency, triage(turn.reading).urgency);
  return decided(turn, {
    kind: 'orderNote',
    reply: [sentence(turn, 'orderAdded')],
    actions: [{ kind: 'add_to_work_order', serviceType, note: newOrder(turn, draftNote).issueSummary, urgency: bound }],
    reason: 'order.model_added',
  });
}

const draftNote = { serviceType: 'handyman', urgency: 'low', subjectLine: '' } as const;

function released(turn: TurnContext, name: ReleasableName): Decision {
  const id = name.startsWith('article:') ? name : `secret:${name}`;
  const locked = turn.input.knowledge.snippets.find((snippet) => snippet.id === id && snippet.kind === 'secret');
  if (!locked) throw new RefusedTool(`no secret ${name}`);
  const meant = codeMeant(turn, name);
  if (!meant) throw new RefusedTool(`not ${name}: the way in is asked for`);
  return answerSecret(turn, meant, secretLabel(turn, meant), leadFor(turn, meant));
}
