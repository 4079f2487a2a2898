// An answer to a playbook's question, of those that were shown: it stands on the job with what was asked, and the next
// question is put.
import { choiceTaken } from '../../conversation-state/choice-taken.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { pendingQuestion } from '../../playbooks/playbook-run.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { noteAnswer } from './answer-playbook.ts';

export function answerAsked(turn: TurnContext): Decision | null {
  const { pending, playbook: running } = turn.input.state;
  const playbook = playbooks.find(({ id }) => id === running?.id);
  if (pending?.kind !== 'question' || !playbook || !running?.ordered) return null;
  const taken = choiceTaken(turn, pending);
  const question = playbook.questions.find(({ id }) => id === pending.asked);
  if (taken === null || !question) return null;
  if (taken === 'none')
    return decided(turn, {
      kind: 'askGuest',
      about: 'question',
      reply: [sentence(turn, 'answerInWords')],
      reason: `answers.${playbook.id}.in_words`,
      state: { pending: { kind: 'question' } },
    });
  const next = pendingQuestion(turn, playbook, question.id);
  // Whoever comes reads English; what the guest says in other words may say more.
  const shown = taken.inWords ? undefined : question.answers?.[taken.place];
  const given = { question: question.ask, answer: shown ?? turn.input.text };
  return noteAnswer(turn, playbook, running, { given, next });
}
