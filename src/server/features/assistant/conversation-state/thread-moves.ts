// The state machine of a guest's thread, as data: what was asked or told last, what may follow it, and where that
// leads. An engine proposes nothing else, and none of its decisions against it is carried out (deciding/allowed.ts).
// `npm run draw:thread` draws it into docs/assistant-states.md.

import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import type { Action } from '../deciding/decision.ts';

/** How the talk stands, by what the assistant said last. */
export const threadStates = {
  fresh: 'nothing was said yet',
  idle: 'nothing is asked',
  answered: 'an answer was told',
  choicesShown: 'which of these notes answers is asked',
  ownerAsked: 'the owner was asked, and the guest told so',
  nearestShown: 'the owner was asked, and which of the nearest notes answers is asked besides',
  stepGiven: 'a step is to be tried',
  questionPut: 'a question about an open job is put',
  thingAsked: 'what is wrong is asked',
  jobOpened: 'a job was opened or goes on',
  takeBackAsked: 'whether to take the job back is asked',
  checkAsked: 'the stay check is asked for',
  codeTold: 'a code was told',
  codeHelped: 'how the code is entered was told, and is to be tried',
  dangerAsked: 'whether anyone is in danger is asked',
  alarmRung: 'what to do in danger was told, and the alarm rings',
  personCalled: 'a person was called',
} as const;
export type ThreadState = keyof typeof threadStates;

/** In these the guest was asked something, and small talk does not end that. */
export const waitingStates = [
  'choicesShown',
  'nearestShown',
  'stepGiven',
  'questionPut',
  'thingAsked',
  'takeBackAsked',
  'checkAsked',
  'codeHelped',
  'dangerAsked',
] as const satisfies ThreadState[];

/** How a job of the thread stands: contractor, owner and desk move it on (work-orders/moves.ts). */
export const jobPhases = {
  triage: 'open',
  awaiting_approval: 'open',
  offered: 'open',
  awaiting_parts: 'open',
  accepted: 'coming',
  scheduled: 'coming',
  en_route: 'coming',
  on_site: 'coming',
  pending_confirmation: 'finished',
  closed: 'closed',
} as const satisfies Record<DispatchState, string>;
export type JobPhase = (typeof jobPhases)[DispatchState];

/** What else of a thread counts: its jobs, its questions to the owner, its codes. */
export const conditions = {
  stepsUnderWay: 'steps are under way',
  stepIsNew: 'the step was not told before',
  notUnderWay: 'the steps of this trouble are not under way',
  job: 'a job of the chat is not closed',
  ownJob: 'that job is open and the chat’s own',
  finishedJob: 'the contractor has finished that job',
  joinedJob: 'the chat has joined another one’s job',
  openQuestion: 'the owner has a question of the chat',
  anythingOpen: 'a job or a question to the owner is open',
  codeToldBefore: 'a code was told before',
  notHelpedYet: 'how it is entered was not told yet',
  noCodeFailed: 'no code has failed, or this one is asked for',
} as const;
export type Condition = keyof typeof conditions;

export interface ThreadMove {
  /** What the guest gets. */
  is: string;
  /** What the reader of lines calls it, which learned from conversations (tools/eval/reader/talk.ts). */
  did: string;
  /** All, where it is left out. */
  from?: readonly ThreadState[];
  /** Not after these. */
  notFrom?: readonly ThreadState[];
  needs?: readonly Condition[];
  /** One of these. `same`: what was asked is still asked, and else nothing is. */
  to: readonly (ThreadState | 'same')[];
  /** Said while a person is on the way; everything else is for that person. */
  besidePerson?: true;
}

export const threadMoves = {
  ringAlarm: { is: 'what to do in danger', did: 'alarm', to: ['alarmRung'], besidePerson: true },
  askDanger: { is: 'whether anyone is in danger', did: 'alarm?', to: ['dangerAsked'], besidePerson: true },
  confirmDanger: {
    is: 'what to do, after a yes',
    did: 'alarm',
    from: ['dangerAsked'],
    to: ['alarmRung'],
    besidePerson: true,
  },
  hearSafe: {
    is: 'what is wrong then, after a no',
    did: 'small',
    from: ['dangerAsked'],
    to: ['thingAsked'],
    besidePerson: true,
  },
  answer: { is: 'a fact or an article', did: 'told', to: ['answered'], besidePerson: true },
  showChoices: {
    is: 'the titles of what may answer',
    did: 'told',
    notFrom: ['choicesShown'],
    to: ['choicesShown'],
    besidePerson: true,
  },
  hearNoneOfThese: {
    is: 'that the owner is asked instead',
    did: 'owner-asked',
    from: ['choicesShown'],
    to: ['ownerAsked'],
  },
  keepAsking: {
    is: 'that the owner has the question',
    did: 'owner-asked',
    from: ['nearestShown'],
    to: ['ownerAsked'],
  },
  askOwner: {
    is: 'that the owner is asked, and by when word comes',
    did: 'owner-asked',
    to: ['ownerAsked', 'nearestShown'],
  },
  askWhatIsWrong: { is: 'what is wrong, or which thing', did: 'asked', to: ['thingAsked'] },
  askInWords: { is: 'the answer in words, please', did: 'asked', from: ['questionPut'], to: ['questionPut'] },
  sayOutOfScope: { is: 'what the assistant is there for', did: 'refused', to: ['idle'] },
  tellCode: { is: 'a code', did: 'code', to: ['codeTold'], besidePerson: true },
  askStayCheck: { is: 'the stay check, before a code', did: 'check-stay', to: ['checkAsked'], besidePerson: true },
  keepCode: { is: 'why the code is not told', did: 'refused', to: ['idle'], besidePerson: true },
  helpWithCode: {
    is: 'how the code is entered',
    did: 'code-help',
    needs: ['codeToldBefore', 'notHelpedYet'],
    to: ['codeHelped'],
    besidePerson: true,
  },
  askAtDoor: {
    is: 'what keeps the guest out',
    did: 'asked',
    notFrom: ['choicesShown', 'stepGiven', 'questionPut', 'thingAsked', 'takeBackAsked', 'codeHelped', 'dangerAsked'],
    to: ['checkAsked', 'thingAsked'],
  },
  beginSteps: { is: 'the first step, or the house’s note', did: 'step', needs: ['notUnderWay'], to: ['stepGiven'] },
  giveNextStep: {
    is: 'the next step',
    did: 'step',
    notFrom: ['codeHelped'],
    needs: ['stepsUnderWay', 'stepIsNew'],
    to: ['stepGiven'],
  },
  waitForStep: { is: 'all the time it takes', did: 'step', from: ['stepGiven'], to: ['stepGiven'] },
  hearSolved: { is: 'that it is good to hear', did: 'small', to: ['idle'] },
  openJob: { is: 'that somebody is sent', did: 'order', to: ['questionPut', 'jobOpened'] },
  splitJob: { is: 'a job of their own', did: 'order', needs: ['joinedJob'], to: ['jobOpened'] },
  goOnWithJob: {
    is: 'that the same contractor comes back',
    did: 'order',
    needs: ['finishedJob'],
    to: ['jobOpened'],
    besidePerson: true,
  },
  noteOnJob: { is: 'that it stands on the job', did: 'noted', needs: ['job'], to: ['idle', 'questionPut'] },
  tellState: {
    is: 'how job and question stand',
    did: 'state',
    needs: ['anythingOpen'],
    to: ['same'],
    besidePerson: true,
  },
  tellNothingOpen: { is: 'that nothing is open', did: 'state', to: ['same'] },
  askTakeBack: {
    is: 'whether to take the job back',
    did: 'cancel?',
    notFrom: ['takeBackAsked'],
    needs: ['ownJob'],
    to: ['takeBackAsked'],
    besidePerson: true,
  },
  takeBackJob: {
    is: 'that the job is taken back',
    did: 'cancelled',
    from: ['takeBackAsked'],
    to: ['idle'],
    besidePerson: true,
  },
  keepJob: { is: 'that the job stays', did: 'small', from: ['takeBackAsked'], to: ['idle'], besidePerson: true },
  takeBackQuestion: {
    is: 'that the owner need not answer',
    did: 'cancelled',
    needs: ['openQuestion'],
    to: ['idle'],
    besidePerson: true,
  },
  leaveIt: { is: 'that it is left at that', did: 'small', to: ['idle'] },
  refuse: { is: 'no, and who decides', did: 'refused', to: ['idle'] },
  callPerson: { is: 'that a person was called', did: 'person', to: ['personCalled'] },
  returnCourtesy: { is: 'a courtesy returned', did: 'small', to: ['same'], besidePerson: true },
  hearThanks: {
    is: 'that it is good to hear, with no steps under way',
    did: 'small',
    to: ['idle'],
    besidePerson: true,
  },
  chat: { is: 'a sentence of small talk', did: 'small', to: ['same'] },
  keepPhoto: { is: 'that the photo is kept, or what it shows', did: 'small', to: ['same', 'thingAsked'] },
  tellLimit: { is: 'why no more is opened today', did: 'refused', to: ['idle'] },
  tellPlanEnded: { is: 'whom to turn to instead', did: 'refused', to: ['idle'] },
} as const satisfies Record<string, ThreadMove>;
export type ThreadMoveName = keyof typeof threadMoves;

/** What must hold for what is done, whatever is said with it. What is not listed may be done at any time. */
export const actsNeed = {
  add_to_work_order: ['job'],
  cancel_work_order: ['ownJob'],
  reopen_work_order: ['finishedJob'],
  split_work_order: ['joinedJob'],
  take_back_question: ['openQuestion'],
  solved: ['stepsUnderWay'],
  release_secret: ['noCodeFailed'],
} as const satisfies Partial<Record<Action['kind'], readonly Condition[]>>;
