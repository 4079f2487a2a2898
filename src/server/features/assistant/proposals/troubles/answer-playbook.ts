// A playbook is under way: read the guest's answer, go on to the next step, call it solved, or open the work order.

import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { matching, readMessage, worse } from '#language/reader';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { issueOf, raisedBy } from '../../playbooks/issues.ts';
import {
  orderPart,
  pendingQuestion,
  questionPart,
  questionParts,
  type RunningPlaybook,
  stepsFor,
} from '../../playbooks/playbook-run.ts';
import type { ReadPlaybook } from '../../playbooks/playbook-schema.ts';
import { newOrder } from './orders.ts';

export const waitFor = (turn: TurnContext, playbook: ReadPlaybook): Decision =>
  decided(turn, {
    kind: 'step',
    playbook: playbook.id,
    stage: 'waiting',
    reply: [sentence(turn, 'takeTime')],
    reason: `playbook.${playbook.id}.waiting`,
    state: { pending: turn.input.state.pending },
  });

export function solved(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const note = fill(copy.worksAgain, { text: turn.input.text });
  const { serviceType } = jobOf(turn, playbook, running);
  return decided(turn, {
    kind: 'solved',
    playbook: playbook.id,
    reply: [sentence(turn, running.ordered ? 'solvedOrdered' : 'solved')],
    actions: running.ordered
      ? [{ kind: 'add_to_work_order', serviceType, note, urgency: 'low' }]
      : [{ kind: 'solved', playbook: playbook.id }],
    reason: `solved.${playbook.id}`,
    state: { playbook: null },
  });
}

export function nextStep(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const step = stepsFor(turn, playbook)[running.step];
  const answers = [...running.answers, { question: copy.afterFirstStep, answer: turn.input.text }];
  if (step && !endsSteps(turn, playbook)) {
    return decided(turn, {
      kind: 'step',
      playbook: playbook.id,
      stage: 'next',
      reply: [sentence(turn, 'stepNext'), step.part, sentence(turn, 'didIt')],
      reason: `playbook.${playbook.id}.${step.id}`,
      state: {
        playbook: { ...running, step: running.step + 1, tried: [...running.tried, step.id], answers },
        pending: { kind: 'step' },
      },
    });
  }
  return openAfterSteps(turn, playbook, { ...running, answers });
}

/** The guest cannot or will not, or what the playbook warned of has come. */
const endsSteps = (turn: TurnContext, playbook: ReadPlaybook): boolean =>
  has(turn.reading.whole, 'send-now', 'cant-try') || matching(playbook.stopping, turn.reading).length > 0;

function openAfterSteps(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook): Decision {
  const told = issueOf(readMessage(running.told));
  const urgency = raisedBy(playbook, turn.reading.whole, told?.urgency ?? playbook.urgency.ordinary);
  const serviceType = told?.serviceType ?? playbook.service_type;
  const order = newOrder(turn, {
    serviceType,
    urgency,
    subjectLine: playbook.title,
    trouble: playbook.id,
    told: running.told,
    answers: running.answers,
    tried: running.tried.map((id) => fill(copy.guestTried, { steps: id.replaceAll('-', ' ') })),
    lockFault: playbook.lock_fault,
  });
  return decided(turn, {
    kind: 'order',
    playbook: playbook.id,
    reply: [orderPart(turn, 'orderNow', urgency, playbook.title), ...questionParts(turn, playbook)],
    actions: [{ kind: 'open_work_order', ...order }],
    reason: `order.${playbook.id}.after_steps`,
    state: {
      playbook: { ...running, ordered: true },
      pending: playbook.questions.length > 0 ? pendingQuestion(turn, playbook) : null,
    },
    trace: {
      playbook: playbook.id,
      triage: { serviceType, urgency, sureness: told?.triage.sureness ?? 1, rules: told?.triage.urgencyRules ?? [] },
    },
  });
}

/** An answer that was tapped, and the question that can be tapped next. */
type Tapped = { given: { question: string; answer: string }; next: ReturnType<typeof pendingQuestion> };

/** What the guest adds to a trouble whose work order is open; no step is waited for. */
export function noteAnswer(
  turn: TurnContext,
  playbook: ReadPlaybook,
  running: RunningPlaybook,
  tapped?: Tapped,
): Decision {
  const { serviceType } = jobOf(turn, playbook, running);
  const { given = { question: copy.askedAboutIt, answer: turn.input.text }, next } = tapped ?? {};
  const note = tapped ? `${given.question} "${given.answer}"` : turn.input.text;
  const urgency = worse(playbook.urgency.ordinary, raisedBy(playbook, turn.reading.whole, playbook.urgency.ordinary));
  return decided(turn, {
    kind: 'orderNote',
    reply: [sentence(turn, 'orderAdded'), ...(next?.asked ? questionPart(turn, playbook, next.asked) : [])],
    actions: [{ kind: 'add_to_work_order', serviceType, note, urgency }],
    reason: `answers.${playbook.id}`,
    state: { playbook: { ...running, answers: [...running.answers, given] }, pending: next?.asked ? next : null },
  });
}

/** The trade of the job as it was opened: the words told first may have named another than the playbook's. */
export function jobOf(turn: TurnContext, playbook: ReadPlaybook, running: RunningPlaybook) {
  const open = turn.input.openOrders.find(({ subjectLine }) => subjectLine === playbook.title);
  const told = issueOf(readMessage(running.told));
  return { serviceType: open?.serviceType ?? told?.serviceType ?? playbook.service_type };
}
