// A playbook is under way: read the guest's answer, go on to the next step, call it solved, or open the work order.

import { find } from '#features/knowledge';
import type { Decision } from './engine.ts';
import { issueOf, raisedBy } from './issues.ts';
import { newOrder } from './orders.ts';
import { orderPart, questionParts, type RunningPlaybook, stepsFor } from './playbook-run.ts';
import { playbooks, type ReadPlaybook } from './playbook-schema.ts';
import { readMessage } from './slot-rules.ts';
import { worse } from './triage.ts';
import { decided, has, sentence, type TurnContext } from './turn.ts';

export function answerPlaybook(turn: TurnContext): Decision | null {
  const { playbook: running, pending } = turn.input.state;
  const playbook = playbooks.find(({ id }) => id === running?.id);
  if (!running || !playbook || (pending?.kind !== 'step' && pending?.kind !== 'question')) return null;
  if (changesSubject(turn, playbook)) return null;
  const { whole } = turn.reading;
  const saysYes = has(whole, 'yes-word') && !has(whole, 'no-word', 'negation', 'still-word');
  const isFixed =
    (has(whole, 'fixed-word') && !has(whole, 'negation', 'still-word')) || (pending.kind === 'step' && saysYes);
  if (isFixed) return solved(turn, playbook, running);
  if (pending.kind === 'question') return noteAnswer(turn, playbook, running);
  return nextStep(turn, playbook, running);
}

/** Another trouble, or a question this house can answer, is not an answer to ours. */
function changesSubject(turn: TurnContext, playbook: ReadPlaybook): boolean {
  const issue = issueOf(turn.reading);
  if (issue?.playbook && issue.playbook.id !== playbook.id && turn.reading.whole.tokens.length > 3) return true;
  const asks = /\?\s*$/.test(turn.input.text) || turn.reading.whole.asked;
  return asks && find(turn.input.house.index, turn.input.text).band === 'answer';
}

function solved(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  return decided(turn, {
    reply: [sentence(turn, 'solved')],
    actions: running.ordered
      ? [
          {
            kind: 'add_to_work_order',
            serviceType: playbook.service_type,
            note: `Guest says it works again: "${turn.input.text}"`,
            urgency: 'low',
          },
        ]
      : [{ kind: 'solved', playbook: playbook.id }],
    reason: `solved.${playbook.id}`,
    state: { playbook: null },
  });
}

function nextStep(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const step = stepsFor(turn, playbook)[running.step];
  const answers = [...running.answers, { question: 'After the first step:', answer: turn.input.text }];
  if (step && !has(turn.reading.whole, 'send-now')) {
    return decided(turn, {
      reply: [sentence(turn, 'step_next'), step.part, sentence(turn, 'did_it')],
      reason: `playbook.${playbook.id}.${step.id}`,
      state: {
        playbook: { ...running, step: running.step + 1, tried: [...running.tried, step.id], answers },
        pending: { kind: 'step' },
      },
    });
  }
  return openAfterSteps(turn, playbook, { ...running, answers });
}

function openAfterSteps(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const told = issueOf(readMessage(running.told));
  const urgency = raisedBy(playbook, turn.reading.whole, told?.urgency ?? playbook.urgency.ordinary);
  const serviceType = told?.serviceType ?? playbook.service_type;
  const tried = playbook.steps.filter(({ id }) => running.tried.includes(id)).map(({ id }) => id);
  const order = newOrder(turn, {
    serviceType,
    urgency,
    subjectLine: playbook.title,
    told: running.told,
    answers: running.answers,
    tried: tried.map((id) => `Guest tried: ${id.replaceAll('-', ' ')}`),
    lockFault: playbook.lock_fault,
  });
  return decided(turn, {
    reply: [orderPart(turn, 'order_now', urgency, playbook.title), ...questionParts(turn, playbook)],
    actions: [{ kind: 'open_work_order', ...order }],
    reason: `order.${playbook.id}.after_steps`,
    state: {
      playbook: { ...running, ordered: true },
      pending: playbook.questions.length > 0 ? { kind: 'question' } : null,
    },
    trace: {
      playbook: playbook.id,
      triage: { serviceType, urgency, sureness: told?.triage.sureness ?? 1, rules: told?.triage.urgencyRules ?? [] },
    },
  });
}

function noteAnswer(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const urgency = worse(playbook.urgency.ordinary, raisedBy(playbook, turn.reading.whole, playbook.urgency.ordinary));
  const serviceType = issueOf(readMessage(running.told))?.serviceType ?? playbook.service_type;
  return decided(turn, {
    reply: [sentence(turn, 'order_added')],
    actions: [{ kind: 'add_to_work_order', serviceType, note: turn.input.text, urgency }],
    reason: `answers.${playbook.id}`,
    state: {
      playbook: { ...running, answers: [...running.answers, { question: 'Asked about it:', answer: turn.input.text }] },
    },
  });
}
