// The way in: its code for who may have it, and help where it does not open.
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { withPlaybook } from '../../playbooks/issues.ts';
import { sourceOf } from '../../playbooks/playbook-run.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import type { Proposal } from '../proposal.ts';
import { answerIssues } from '../troubles/answer-trouble.ts';
import { answerQuestion } from './answer-question.ts';
import { answerSecret, knowsSecret, secretLabel } from './release.ts';
import { codeMeant } from './which-code.ts';

const doors = ['front_door_lock_code', 'alt_lock_box_code'] as const;

export function proposeCode(turn: TurnContext): Proposal[] {
  const first = doors.find((one) => knowsSecret(turn, one));
  if (!first) return [];
  const known = answerQuestion(turn);
  const isPlace = known?.actions.some((action) => 'name' in action && action.name === 'alt_lock_box_location') ?? false;
  if (known?.kind === 'release' && !isPlace) return []; // of another door, or named more closely
  const name = codeMeant(turn, first) ?? first;
  return [
    { decision: answerSecret(turn, name, secretLabel(turn, name)), serves: { code: 1, ask: isPlace ? 0.95 : 0.3 } },
  ];
}

const wasTold = ({ input: { history } }: TurnContext): boolean =>
  history.some(({ text }) => text.includes('{{secret:'));

/** First how it is done, then a job and a person; never a second code. */
export function proposeCodeHelp(turn: TurnContext): Proposal[] {
  const playbook = playbooks.find(({ id }) => id === 'locked-out');
  if (!playbook) return [];
  const { did } = turn.input.state;
  if (!wasTold(turn) && !did.includes('code-help')) return [];
  const decision = did.includes('code-help')
    ? answerIssues(turn, [withPlaybook(turn.reading, playbook)])
    : decided(turn, {
        kind: 'codeHelp',
        reply: [sentence(turn, 'codeHelp', {}, [sourceOf(playbook)])],
        reason: 'code.help',
        state: { pending: { kind: 'step' } },
      });
  return decision ? [{ decision, serves: { codefails: 1, failed: did.includes('code-help') ? 1 : 0.3 } }] : [];
}
