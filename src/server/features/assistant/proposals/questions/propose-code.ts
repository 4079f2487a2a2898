// The way in: its code for who may have it, and help where it does not open.
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, ReleasableName } from '../../deciding/decision.ts';
import { issueOf, withPlaybook } from '../../playbooks/issues.ts';
import { sourceOf } from '../../playbooks/playbook-run.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { lineOf } from '../line-of-turn.ts';
import type { Proposal } from '../proposal.ts';
import { answerIssues } from '../troubles/answer-trouble.ts';
import { answerQuestion, wantsCode } from './answer-question.ts';
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

/** "The lock box code and where it is": a short line that names a code which was not told yet asks for it. */
export function answerNamedCode(turn: TurnContext): Decision | null {
  const { tokens: said } = turn.reading.whole;
  if (said.length > fewWords || !wantsCode(turn) || !wasTold(turn) || issueOf(turn.reading)) return null;
  const name = untold(turn);
  return name && answerSecret(turn, name, secretLabel(turn, name));
}

const fewWords = 10;

/** A code of this house that is named and was not told yet: it cannot have failed. */
function untold(turn: TurnContext): ReleasableName | null {
  const first = doors.find((one) => knowsSecret(turn, one));
  const named = first ? codeMeant(turn, first) : null;
  const told = turn.input.history.some(({ text }) => named !== null && text.includes(`{{secret:${named}}}`));
  return named !== null && !told ? named : null;
}

/** The way in is tried once more as it is done, before somebody is sent to a door. */
const isKeptOut = ({ reading }: TurnContext): boolean => issueOf(reading)?.playbook?.id === 'locked-out';

/** What is wrong is at the door, whatever else is likely of it: "the keypad just blinks red". */
const isAtDoor = (turn: TurnContext): boolean => isKeptOut(turn) || lineOf(turn).danger === 'lockout';

/** First how it is done, then a job and a person; never a second code. */
export function proposeCodeHelp(turn: TurnContext): Proposal[] {
  const playbook = playbooks.find(({ id }) => id === 'locked-out');
  if (!playbook) return [];
  const { codeHelped } = turn.input.state;
  if (!wasTold(turn) && !codeHelped) return [];
  const other = untold(turn);
  if (other)
    return [
      { decision: answerSecret(turn, other, secretLabel(turn, other)), serves: { codefails: 0.9, code: 1, ask: 0.8 } },
    ];
  if (codeHelped) {
    const decision = answerIssues(turn, [withPlaybook(turn.reading, playbook)]);
    return decision
      ? [{ decision: withNoCode(decision), serves: { codefails: 1, failed: 1, partly: 1, trouble: 0.9, answer: 0.8 } }]
      : [];
  }
  const decision = decided(turn, {
    kind: 'codeHelp',
    reply: [sentence(turn, 'codeHelp', {}, [sourceOf(playbook)])],
    reason: 'code.help',
    state: { pending: { kind: 'codeHelp' }, codeHelped: true },
  });
  const serves = {
    codefails: 1,
    failed: 0.3,
    ...(isAtDoor(turn) && { trouble: 0.95, danger: 0.9 }),
    ...(isKeptOut(turn) && { code: 0.5 }),
  };
  return [{ decision, serves }];
}

/** The one that was told did not open it, and no other is told in its place. */
const withNoCode = (decision: Decision): Decision => ({
  ...decision,
  reply: decision.reply.filter(({ kind }) => kind === 'text'),
  actions: decision.actions.filter(({ kind }) => kind !== 'release_secret'),
});
