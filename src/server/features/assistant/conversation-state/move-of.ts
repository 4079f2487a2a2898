// Which move of the state machine a decision is, and in which state a thread is by what it remembers.
import type { SingleCase, SmallTalk } from '../deciding/decision-case.ts';
import type { DialogueState } from './dialogue-state.ts';
import { type ThreadMove, type ThreadMoveName, type ThreadState, threadMoves } from './thread-moves.ts';

export function stateOf({ pending, did }: Pick<DialogueState, 'pending' | 'did'>): ThreadState {
  if (pending?.kind === 'choice' && pending.isAsked) return 'nearestShown';
  if (pending) return afterAsking[pending.kind];
  const [last] = did;
  return last === undefined ? 'fresh' : (afterTelling.get(last) ?? 'idle');
}

const afterAsking: Record<NonNullable<DialogueState['pending']>['kind'], ThreadState> = {
  danger: 'dangerAsked',
  choice: 'choicesShown',
  step: 'stepGiven',
  codeHelp: 'codeHelped',
  question: 'questionPut',
  secret: 'checkAsked',
  describe: 'thingAsked',
  cancel: 'takeBackAsked',
};

/** By what the reader of lines calls what was done last. */
const afterTelling = new Map<string, ThreadState>([
  [threadMoves.answer.did, 'answered'],
  [threadMoves.askOwner.did, 'ownerAsked'],
  [threadMoves.openJob.did, 'jobOpened'],
  [threadMoves.tellCode.did, 'codeTold'],
  [threadMoves.ringAlarm.did, 'alarmRung'],
  [threadMoves.callPerson.did, 'personCalled'],
]);

export function moveOf(made: SingleCase): ThreadMoveName {
  switch (made.kind) {
    case 'danger':
      return dangers[made.stage];
    case 'askGuest':
      return made.about === 'question' ? 'askInWords' : 'askWhatIsWrong';
    case 'release':
      return made.standing === 'current' ? 'tellCode' : made.standing === 'unchecked' ? 'askStayCheck' : 'keepCode';
    case 'step':
      return steps[made.stage];
    case 'orderStatus':
      return made.isOpen ? 'tellState' : 'tellNothingOpen';
    case 'notesJudged':
      return made.asksOwner === 'before' ? 'keepAsking' : 'hearNoneOfThese';
    case 'takeBack':
      return takenBack[made.stage];
    case 'smallTalk':
      return ofTalk.get(made.about) ?? 'chat';
    default:
      return others[made.kind];
  }
}

export function isSaidBesidePerson(made: SingleCase): boolean {
  const { besidePerson }: ThreadMove = threadMoves[moveOf(made)];
  return besidePerson === true;
}

const dangers = {
  alarm: 'ringAlarm',
  asked: 'askDanger',
  denied: 'hearSafe',
  confirmed: 'confirmDanger',
} as const satisfies Record<string, ThreadMoveName>;
const steps = {
  first: 'beginSteps',
  next: 'giveNextStep',
  waiting: 'waitForStep',
  atDoor: 'askAtDoor',
} as const satisfies Record<string, ThreadMoveName>;
const takenBack = {
  asked: 'askTakeBack',
  job: 'takeBackJob',
  question: 'takeBackQuestion',
  kept: 'keepJob',
} as const satisfies Record<string, ThreadMoveName>;
const others = {
  answer: 'answer',
  choices: 'showChoices',
  askOwner: 'askOwner',
  outOfScope: 'sayOutOfScope',
  order: 'openJob',
  orderNote: 'noteOnJob',
  splitOrder: 'splitJob',
  reopened: 'goOnWithJob',
  codeHelp: 'helpWithCode',
  refusal: 'refuse',
  solved: 'hearSolved',
  handOff: 'callPerson',
  limited: 'tellLimit',
  expiredPlan: 'tellPlanEnded',
} as const satisfies Record<string, ThreadMoveName>;

const ofTalk = new Map<SmallTalk, ThreadMoveName>([
  ['thanks', 'returnCourtesy'],
  ['bye', 'returnCourtesy'],
  ['emoji', 'returnCourtesy'],
  ['repeat', 'returnCourtesy'],
  ['bot', 'returnCourtesy'],
  ['name', 'returnCourtesy'],
  ['works', 'hearThanks'],
  ['left', 'leaveIt'],
  ['photo', 'keepPhoto'],
]);
