// Something is wrong: begin its playbook, or open a work order when it needs a visit anyway.
import { starters } from '#contract/guest.ts';
import { asksAnything, inEnglish, normalise } from '#features/knowledge';
import { jobToldMoreOf } from './answer-follow-up.ts';
import type { Action, Decision, Part } from './engine.ts';
import { asksWhatToDo, beyondTips, houseNote, noteBeside, tryNote } from './house-note.ts';
import { type Issue, issuesIn } from './issues.ts';
import { newOrder, subjectFrom } from './orders.ts';
import { opensAtOnce, orderPart, questionParts, stepsFor, stopPart, tellFirst } from './playbook-run.ts';
import { knowsSecret, releaseParts, secretLabel } from './release.ts';
import { readMessage } from './slot-rules.ts';
import { decided, has, sentence, type TurnContext } from './turn.ts';

export const answerTrouble = (turn: TurnContext): Decision | null =>
  asksWhatToDo(turn) ? null : (askAboutEntry(turn) ?? answerIssues(turn, issuesToldOf(turn)));

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
  const reply: Part[] = [...tellFirst(turn, playbook), sentence(turn, 'try_first')];
  if (step) reply.push(step.part);
  reply.push(...noteBeside(turn, issue), stopPart(turn, playbook), sentence(turn, 'did_it'));
  return decided(turn, {
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

function openOrders(turn: TurnContext, issues: Issue[]): Decision {
  const [first] = issues;
  if (!first) throw new Error('No issue to open an order for.');
  const { playbook } = first;
  const reply: Part[] = playbook ? tellFirst(turn, playbook) : [];
  const actions: Action[] = [];
  for (const issue of issues) {
    const subjectLine = issue.playbook?.title ?? subjectFrom(issue.reading.text);
    const open = jobToldMoreOf(turn, issue, subjectLine);
    if (open) {
      actions.push({
        kind: 'add_to_work_order',
        serviceType: open.serviceType,
        note: turn.input.text,
        urgency: issue.urgency,
      });
      reply.push(sentence(turn, 'order_added'));
      continue;
    }
    const lockFault = issue.playbook?.lock_fault ?? false;
    const tried = has(turn.reading.whole, 'tried') ? [turn.input.text] : [];
    const order = { serviceType: issue.serviceType, urgency: issue.urgency, subjectLine, tried, lockFault };
    actions.push({ kind: 'open_work_order', ...newOrder(turn, order) });
    reply.push(orderPart(turn, 'order_opened', issue.urgency, subjectLine));
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

/**
 * The starter alone says nothing of why: it is asked, with the way in for whoever may have it, before a job is opened
 * or anybody is called. Whoever says it again is locked out.
 */
function askAboutEntry(turn: TurnContext): Decision | null {
  const { text, stay, state } = turn.input;
  const { pending } = state;
  const isFirst = pending === null || (pending.kind === 'secret' && stay === 'current');
  if (!isFirst || normalise(text) !== normalise(starters.entry)) return null;
  const { parts, actions } = wayIn(turn);
  const [asked] = actions.flatMap((action) => (action.kind === 'request_verification' ? [action.name] : []));
  return decided(turn, {
    reply: [sentence(turn, 'entry_ask'), ...parts],
    actions,
    reason: 'playbook.locked-out.asked',
    state: { pending: asked ? { kind: 'secret', name: asked } : { kind: 'describe' } },
  });
}

/** A guest who is here and checked gets the other way in: the code unless it is what failed, else the lock box. */
function wayIn(turn: TurnContext): { parts: Part[]; actions: Action[] } {
  const failed = codeFails(turn) || turn.input.state.lockFault;
  const names = failed
    ? (['alt_lock_box_location', 'alt_lock_box_code'] as const)
    : (['front_door_lock_code'] as const);
  const known = names.filter((name) => knowsSecret(turn, name));
  if (known.length === 0) return { parts: [], actions: [] };
  if (turn.input.stay !== 'current') {
    const check: Action[] =
      turn.input.stay === 'none' ? [{ kind: 'request_verification', name: known[0] ?? 'front_door_lock_code' }] : [];
    return { parts: check.length > 0 ? [sentence(turn, 'secret_check')] : [], actions: check };
  }
  const released = known.map((name) => releaseParts(turn, name, secretLabel(turn, name), turn.input.text));
  return {
    parts: released.flatMap(({ parts }, i) => (i === 0 ? parts : parts.slice(1))),
    actions: released.flatMap(({ actions }) => actions),
  };
}

const codeFails = (turn: TurnContext): boolean =>
  has(turn.reading.whole, 'entry-fail', 'door-fail') && has(turn.reading.whole, 'entry-key', 'door-word');

function traceOf(issue: Issue): Decision['trace'] {
  const { serviceType, urgency, triage, rules, playbook } = issue;
  return {
    reason: 'trouble',
    rules,
    playbook: playbook?.id,
    triage: { serviceType, urgency, sureness: triage.sureness, rules: triage.urgencyRules },
  };
}
