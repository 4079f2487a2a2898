// Something is wrong: begin its playbook, or open a work order when it needs a visit anyway.

import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { inEnglish } from '#language/languages';
import { asksAnything } from '#language/ranking';
import { readMessage, worse } from '#language/reader';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Action, Decision, Part } from '../../deciding/decision.ts';
import { type Issue, issueOf, issuesIn } from '../../playbooks/issues.ts';
import {
  opensAtOnce,
  orderPart,
  pendingQuestion,
  questionParts,
  stepsFor,
  stopPart,
  tellFirst,
} from '../../playbooks/playbook-run.ts';
import { lineOf } from '../line-of-turn.ts';
import { jobToldMoreOf } from './answer-follow-up.ts';
import { askAboutEntry, askAboutLock, codeFails, wayIn } from './entry.ts';
import { asksWhatToDo, beyondTips, houseNote, noteBeside, tryNote } from './house-note.ts';
import { newOrder, subjectFrom } from './orders.ts';

export function answerTrouble(turn: TurnContext): Decision | null {
  if (asksWhatToDo(turn)) return null;
  const issues = issuesToldOf(turn);
  return askAboutEntry(turn) ?? askAboutLock(turn, issues) ?? answerIssues(turn, issues);
}

/** What the words of other languages do not tell, their English may. */
function issuesToldOf(turn: TurnContext): Issue[] {
  const {
    reading,
    input: { text },
  } = turn;
  const issues = issuesIn(reading);
  const english = inEnglish(text);
  const told = issues.length > 0 || english === text || asksAnything(text) ? issues : issuesIn(readMessage(english));
  return told.length === 1 ? told.map((issue) => asRead(turn, issue)) : told;
}

/**
 * The trade and how soon are the reader's: of 940 troubles that it has not seen it has .82 of the trades and .75 of the
 * urgencies right, the rules .53 and .45. What the rules call urgent stays so.
 */
function asRead(turn: TurnContext, issue: Issue): Issue {
  const { trade, urgency } = lineOf(turn);
  return {
    ...issue,
    serviceType: trade.sureness >= sureOfTrade ? trade.likeliest : issue.serviceType,
    urgency: urgencyAsRead(issue, urgency),
    // A step that the house knows is tried first, unless it cannot wait at all.
    ruledUrgency: urgency === 'urgent' ? 'urgent' : issue.urgency,
  };
}

const sureOfTrade = 0.4;

/** What a playbook takes for an essential service is one, however mildly it is told. */
function urgencyAsRead({ urgency, playbook }: Issue, read: Urgency): Urgency {
  if (urgency === 'urgent') return 'urgent';
  const { ordinary } = playbook?.urgency ?? { ordinary: read };
  return ordinary === 'high' && urgency === 'high' ? worse('high', read) : read;
}

/** Gravest first. @param isTried what could be tried was, and nothing is asked again */
export function answerIssues(turn: TurnContext, [first, ...others]: Issue[], isTried = false): Decision | null {
  if (!first) return null;
  const trace = traceOf(first);
  const note = isTried || others.length > 0 ? null : houseNote(turn, first);
  if (note) {
    const decision = tryNote(turn, first, note, first.playbook ? tellFirst(turn, first.playbook) : []);
    return { ...decision, trace: { ...trace, reason: decision.trace.reason } };
  }
  const atOnce = isTried || needsOrder(turn, first) || others.length > 0;
  if (!atOnce && first.playbook) {
    return { ...tryFirst(turn, first), trace: { ...trace, reason: `playbook.${first.playbook.id}` } };
  }
  const decision = openOrders(turn, [first, ...others]);
  return { ...decision, trace: { ...trace, reason: `order.${first.playbook?.id ?? first.serviceType}` } };
}

function needsOrder(turn: TurnContext, { playbook, urgency, ruledUrgency = urgency }: Issue): boolean {
  if (!playbook || stepsFor(turn, playbook).length === 0) return true;
  return opensAtOnce(playbook, ruledUrgency) || has(turn.reading.whole, ...beyondTips);
}

function tryFirst(turn: TurnContext, issue: Issue): Decision {
  const { playbook } = issue;
  if (!playbook) throw new Error('Only a playbook has steps to try.');
  const [step] = stepsFor(turn, playbook);
  const reply: Part[] = [...tellFirst(turn, playbook), sentence(turn, 'tryFirst')];
  if (step) reply.push(step.part);
  reply.push(...noteBeside(turn, issue), stopPart(turn, playbook), sentence(turn, 'didIt'));
  return decided(turn, {
    kind: 'step',
    playbook: playbook.id,
    stage: 'first',
    reply,
    reason: 'playbook',
    state: {
      playbook: {
        id: playbook.id,
        step: 1,
        question: 0,
        tried: step ? [step.id] : [],
        answers: [],
        ordered: false,
        told: turn.input.text,
      },
      pending: { kind: 'step' },
    },
  });
}

/** In the guest's own words: the clause that tells of the trouble, without "please send somebody" beside it. */
function subjectOf({ input: { text } }: TurnContext, { reading }: Issue): string {
  const telling = reading.clauses.find((clause) => issueOf(readMessage(clause.text)))?.text ?? reading.text;
  return subjectFrom(text.includes(telling) ? telling : text);
}

function openOrders(turn: TurnContext, issues: Issue[]): Decision {
  const [first] = issues;
  if (!first) throw new Error('No issue to open an order for.');
  const { playbook } = first;
  const reply: Part[] = playbook ? tellFirst(turn, playbook) : [];
  const actions: Action[] = [];
  for (const issue of issues) {
    const subjectLine = issue.playbook?.title ?? subjectOf(turn, issue);
    const open = jobToldMoreOf(turn, issue, subjectLine);
    if (open) {
      actions.push({
        kind: 'add_to_work_order',
        serviceType: open.serviceType,
        note: turn.input.text,
        urgency: issue.urgency,
      });
      reply.push(sentence(turn, 'orderAdded'));
      continue;
    }
    const lockFault = issue.playbook?.lock_fault ?? false;
    const tried = has(turn.reading.whole, 'tried') ? [turn.input.text] : [];
    const trouble = issue.playbook?.id ?? null;
    const order = { serviceType: issue.serviceType, urgency: issue.urgency, subjectLine, tried, lockFault, trouble };
    actions.push({ kind: 'open_work_order', ...newOrder(turn, order) });
    reply.push(orderPart(turn, 'orderOpened', issue.urgency, subjectLine));
  }
  const entry = playbook?.id === 'locked-out' ? wayIn(turn) : { parts: [], actions: [] };
  if (playbook?.handoff) {
    actions.push({
      kind: 'handoff',
      reason: playbook.id === 'locked-out' ? 'locked_out' : 'complaint',
      summary: [playbook.title, turn.input.text.slice(0, 300)],
    });
    reply.push(sentence(turn, 'handed'));
  }
  const isNew = actions.some(({ kind }) => kind === 'open_work_order');
  reply.push(...entry.parts, ...(isNew && issues.length === 1 ? noteBeside(turn, first) : []));
  if (playbook) reply.push(...meanwhile(turn, playbook), ...questionParts(turn, playbook));
  return decided(turn, {
    kind: 'order',
    playbook: playbook?.id ?? null,
    reply,
    actions: [...actions, ...entry.actions],
    reason: 'order',
    state: {
      lockFault: turn.input.state.lockFault || (playbook?.lock_fault ?? false) || codeFails(turn),
      playbook: playbook
        ? { id: playbook.id, step: 0, question: 0, tried: [], answers: [], ordered: true, told: turn.input.text }
        : null,
      pending: playbook && playbook.questions.length > 0 ? pendingQuestion(turn, playbook) : null,
    },
  });
}

/** Steps that may bring it back before anybody arrives, unless the guest has tried already. */
function meanwhile(turn: TurnContext, playbook: NonNullable<Issue['playbook']>): Part[] {
  const steps = has(turn.reading.whole, 'tried') ? [] : stepsFor(turn, playbook);
  if (steps.length === 0) return [stopPart(turn, playbook)];
  return [sentence(turn, 'meanwhile'), ...steps.map(({ part }) => part), stopPart(turn, playbook)];
}

function traceOf(issue: Issue): Decision['trace'] {
  const { serviceType, urgency, triage, rules, playbook } = issue;
  return {
    reason: 'trouble',
    rules,
    playbook: playbook?.id,
    triage: { serviceType, urgency, sureness: triage.sureness, rules: triage.urgencyRules },
  };
}
