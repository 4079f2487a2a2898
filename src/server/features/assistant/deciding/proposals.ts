// Everything that proposes a reply, by what the guest may have done. Each is asked where its act is likely at all.
import type { Act } from '#language/reader';
import type { TurnContext } from '../conversation-state/turn.ts';
import { proposeDetail } from '../proposals/jobs/add-detail.ts';
import { proposeComeBack } from '../proposals/jobs/come-back.ts';
import { proposeTakeBack } from '../proposals/jobs/take-back.ts';
import { proposeOutcome } from '../proposals/jobs/tell-outcome.ts';
import { proposeState } from '../proposals/jobs/tell-state.ts';
import { lineOf } from '../proposals/line-of-turn.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { proposeDanger } from '../proposals/propose-danger.ts';
import { proposeReplyToUs } from '../proposals/propose-reply-to-us.ts';
import { proposeAnswer } from '../proposals/questions/propose-answer.ts';
import { proposeCode, proposeCodeHelp } from '../proposals/questions/propose-code.ts';
import { proposeRefusal } from '../proposals/talk/refusal.ts';
import { proposePerson, proposeRuledTalk, proposeTalk } from '../proposals/talk/talk.ts';
import { proposeTrouble } from '../proposals/troubles/learned-trouble.ts';
import { isAllowed } from './allowed.ts';

interface Generator {
  propose(turn: TurnContext): Proposal[];
  /** It is asked where one of them is likely; always, where there are none. */
  acts: readonly Act[];
}

const generators: readonly Generator[] = [
  { propose: proposeTalk, acts: [] },
  { propose: proposeRuledTalk, acts: [] },
  { propose: proposeReplyToUs, acts: [] },
  { propose: proposeAnswer, acts: ['ask', 'like', 'correct', 'code'] },
  { propose: proposeTrouble, acts: ['trouble', 'danger', 'correct', 'codefails', 'answer'] },
  { propose: proposeDanger, acts: ['danger'] },
  { propose: proposeOutcome, acts: ['worked', 'failed', 'partly', 'answer', 'small'] },
  { propose: proposeState, acts: ['state'] },
  { propose: proposeDetail, acts: ['detail', 'correct', 'answer', 'failed', 'partly'] },
  { propose: proposeTakeBack, acts: ['cancel', 'worked'] },
  { propose: proposeComeBack, acts: ['back', 'failed', 'partly'] },
  { propose: proposeCode, acts: ['code'] },
  { propose: proposeCodeHelp, acts: ['codefails', 'failed', 'partly', 'trouble'] },
  { propose: proposePerson, acts: ['person'] },
  { propose: proposeRefusal, acts: ['refuse'] },
];

/** What is less likely is not worth the time of working a reply out. */
const likelyAtAll = 0.08;

export function proposalsFor(turn: TurnContext, chances = lineOf(turn).acts): Proposal[] {
  return generators
    .filter(({ acts }) => acts.length === 0 || acts.some((act) => chances[act] >= likelyAtAll))
    .flatMap(({ propose }) => propose(turn))
    .filter(({ decision }) => isAllowed(turn.input, decision));
}
