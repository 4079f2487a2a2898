// Something is wrong: begin its playbook, or open a work order when it needs a visit anyway.

import { inEnglish } from '#language/languages';
import { asksAnything } from '#language/ranking';
import { readMessage } from '#language/reader';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Action, Decision, Part } from '../../deciding/decision.ts';
import { type Issue, issueOf, issuesIn } from '../../playbooks/issues.ts';
import { opensAtOnce, orderPart, questionParts, stepsFor, stopPart, tellFirst } from '../../playbooks/playbook-run.ts';
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
function issuesToldOf({ reading, input: { text } }: TurnContext): Issue[] {
  const issues = issuesIn(reading);
  const english = inEnglish(text);
  return issues.length > 0 || english === text || asksAnything(text) ? issues : issuesIn(readMessage(english));
}

/** Gravest first. */
export function answerIssues(turn: TurnContext, [first, ...others]: Issue[]): Decision | null {
  if (!first) return null;
  const trace = traceOf(first);
  const note = others.length > 0 ? null : houseNote(turn, first);
  if (note) {
    const decision = tryNote(turn, first, note, first.playbook ? tellFirst(turn, first.playbook) : []);
    return { ...decision, trace: { ...trace, reason: decision.trace.reason } };
  }
  const atOnce = needsOrder(turn, first) || others.length > 0;
  if (!atOnce && first.playbook) {
    return { ...tryFirst(turn, first), trace: { ...trace, reason: `playbook.${first.playbook.id}` } };
  }
  const decision = openOrders(turn, [first, ...others]);
  return { ...decision, trace: { ...trace, reason: `order.${first.playbook?.id ?? first.serviceType}` } };
}

function needsOrder(turn: TurnContext, { playbook, urgency }: Issue): boolean {
  if (!playbook || stepsFor(turn, playbook).length === 0) return true;
  return opensAtOnce(playbook, urgency) || has(turn.reading.whole, ...beyondTips);
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
    begins: true,
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

/** In the clause that tells of the trouble, without "please send somebody" beside it. */
function subjectOf({ reading }: Issue): string {
  const telling = reading.clauses.find(({ text }) => issueOf(readMessage(text)));
  return subjectFrom(telling?.text ?? reading.text);
}

function openOrders(turn: TurnContext, issues: Issue[]): Decision {
  const [first] = issues;
  if (!first) throw new Error('No issue to open an order for.');
  const { playbook } = first;
  const reply: Part[] = playbook ? tellFirst(turn, playbook) : [];
  const actions: Action[] = [];
  for (const issue of issues) {
    const subjectLine = issue.playbook?.title ?? subjectOf(issue);
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
      pending: playbook && playbook.questions.length > 0 ? { kind: 'question' } : null,
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
