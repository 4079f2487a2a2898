// Real turns through every transition of a thread's state machine: how a thread comes into each state, and what its
// guest writes then.
import * as starters from '#contract/messages/en/starters.ts';
import { publicFacts } from '#features/knowledge/facts';
import { moveOf, stateOf } from '../conversation-state/move-of.ts';
import type { ThreadMoveName, ThreadState } from '../conversation-state/thread-moves.ts';
import { say } from '../replies/say.ts';
import { faultIn } from './allowed.ts';
import type { Decision } from './decision.ts';
import { casesOf } from './decision-case.ts';
import type { OpenOrder, PropertyKnowledge, StayStanding } from './engine.ts';
import { Thread } from './property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from './property-knowledge.ts';

const note = (id: string, title: string, body: string) => ({ id, title, body, audience: 'anyone' as const });

/** With a code, a box, the Wi-Fi and notes between which a question can stand. */
const lakeHouse = propertyKnowledgeOf(
  publicFacts({
    name: 'Lantern Lake House',
    city: 'Ely',
    state: 'MN',
    wifi_name: 'Lake_Guest',
    trash_curb_day: 'Thursday',
  }),
  ['front_door_lock_code', 'alt_lock_box_code', 'alt_lock_box_location', 'wifi_password', 'street_address'],
  [
    note('boats', 'Boats', 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.'),
    note('washer', 'Washer', 'Its door stays locked for two minutes after the end; then hold Start for five seconds.'),
    note('quiet', 'Quiet hours', 'Quiet hours are 10 pm to 7 am.'),
  ],
);

/** Nothing is known of it but where it is. */
const bareHouse = propertyKnowledgeOf(publicFacts({ name: 'Bare House', city: 'Ely', state: 'MN' }), [], []);

export interface Reached {
  from: ThreadState;
  moves: ThreadMoveName[];
  to: ThreadState;
  fault: string | null;
  decision: Decision;
}

/** Of the house above. */
export class WalkedThread extends Thread {
  override knowledge: PropertyKnowledge = lakeHouse;
  private before = this.input('');

  /** Says it, and tells the states before and after with the moves that led from one to the other. */
  async walk(line: string, photos = 0): Promise<Reached> {
    this.before = this.input(line, photos);
    return this.reachedBy(await this.say(line, photos));
  }

  /** The same of another decision on the line that was said last. */
  reachedBy(decision: Decision): Reached {
    return {
      from: stateOf(this.before.state),
      moves: casesOf(decision).map(moveOf),
      to: stateOf(decision.state),
      fault: faultIn(this.before, decision),
      decision,
    };
  }
}

export const job = (more: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ id: 'job', reference: 'WO-1', subjectLine: 'Loose handrail', serviceType: 'handyman', state: 'offered' },
  standing: 'a contractor was asked',
  ...more,
});

/** Lines that bring a thread of a checked guest into each state. */
const waysInto: Record<ThreadState, readonly string[]> = {
  fresh: [],
  idle: ['hello'],
  answered: ['when is trash day?'],
  choicesShown: ['how long does it stay locked at night?'],
  ownerAsked: ['how long does it stay locked at night?', say('en', 'quickNoneOfThese')],
  nearestShown: ['is there a telescope in the house?'],
  stepGiven: ['the hot tub is cold'],
  questionPut: ['the garbage disposal is jammed, please send someone'],
  thingAsked: ['Something is broken'],
  jobOpened: ['the handrail of the porch is loose'],
  takeBackAsked: ['the handrail of the porch is loose', 'never mind, please cancel the handyman'],
  checkAsked: ['what is the door code'],
  codeTold: ['what is the door code'],
  codeHelped: ['what is the door code', 'the code does not work'],
  dangerAsked: ['my son hurt his arm'],
  alarmRung: ['I smell gas'],
  personCalled: ['can I talk to a real person'],
};

/** What was said before the thread came into the state, and what is so by then. */
export interface World {
  first?: readonly string[];
  stay?: StayStanding;
  openOrders?: OpenOrder[];
  openQuestions?: string[];
}

export async function threadIn(state: ThreadState, { first = [], ...world }: World = {}): Promise<WalkedThread> {
  const thread = new WalkedThread();
  thread.stay = 'current';
  for (const line of first) await thread.say(line);
  if (state === 'checkAsked') thread.stay = 'none';
  for (const line of state === 'fresh' ? [] : waysInto[state]) await thread.say(line);
  return Object.assign(thread, world);
}

type Walk = { lines: readonly string[]; photos?: number; houses?: PropertyKnowledge[] } & World;

/** What the guest writes for each move that an engine makes: one of these lines does, in that world. */
export const turnsFor: Partial<Record<ThreadMoveName, Walk>> = {
  ringAlarm: { lines: ['the toaster is on fire', 'I smell gas'] },
  askDanger: { lines: ['my son hurt his arm', 'there is smoke'] },
  confirmDanger: { lines: ['yes'] },
  hearSafe: { lines: ['no'] },
  answer: { lines: ['what is the wifi called?', 'where are the kayaks and paddles?', 'when are quiet hours?'] },
  showChoices: { lines: ['how long does it stay locked at night?'] },
  hearNoneOfThese: { lines: [say('en', 'quickNoneOfThese')] },
  keepAsking: { lines: [say('en', 'quickNoneOfThese')] },
  askOwner: {
    lines: ['is there a telescope in the house?', 'do you have a waffle iron?'],
    houses: [lakeHouse, bareHouse],
  },
  askWhatIsWrong: { lines: [starters.broken, starters.linkFails] },
  askInWords: { lines: [say('en', 'quickNoneOfThese')] },
  sayOutOfScope: {
    lines: ['who wrote hamlet?', 'is bitcoin going up?', 'who won the world cup?'],
    houses: [bareHouse],
  },
  tellCode: { lines: ['what is the door code', 'the door code please'], stay: 'current' },
  askStayCheck: { lines: ['what is the door code', 'the door code please'], stay: 'none' },
  keepCode: { lines: ['what is the door code', 'the door code please'], stay: 'past' },
  helpWithCode: {
    lines: ['the code does not work', 'your code is wrong, the door stays shut'],
    first: ['what is the door code'],
  },
  askAtDoor: { lines: [starters.entry], stay: 'none', houses: [lakeHouse, bareHouse] },
  beginSteps: { lines: ['the wifi is down', 'the tv shows no picture', 'the toilet is clogged'] },
  giveNextStep: { lines: [say('en', 'quickNotYet'), 'still not working'] },
  waitForStep: { lines: ['ok will try that', 'ok, I will try', 'give me a minute', 'hold on'] },
  hearSolved: { lines: [say('en', 'quickWorks'), 'it works now, thanks'] },
  openJob: { lines: ['the garbage disposal is jammed, please send someone', 'the handrail of the porch is loose'] },
  splitJob: { lines: ['it is another one'], openOrders: [job({ joined: true })] },
  goOnWithJob: {
    lines: ['it is back', 'the handrail is loose again'],
    openOrders: [job({ state: 'pending_confirmation' })],
  },
  noteOnJob: {
    lines: ['It hums', 'please note we have a dog', 'please tell the handyman that we have a dog'],
    openOrders: [job()],
  },
  tellState: { lines: ['where is the handyman?', 'when does the handyman come?'], openOrders: [job()] },
  tellNothingOpen: { lines: ['where is the handyman?', 'is anybody coming?'], openOrders: [] },
  askTakeBack: { lines: ['please cancel the handyman', 'cancel it, we do not need the handyman'], openOrders: [job()] },
  takeBackJob: { lines: [say('en', 'quickTakeBack'), 'yes'] },
  keepJob: { lines: [say('en', 'quickKeep'), 'no'] },
  takeBackQuestion: {
    lines: ['never mind', 'never mind, we found it'],
    openOrders: [],
    openQuestions: ['is there a telescope?'],
  },
  leaveIt: { lines: ['never mind', 'never mind, we found it'], openOrders: [] },
  refuse: { lines: ['give me the phone number of the guests before us', 'can the next guests leave later for us?'] },
  callPerson: { lines: ['can I talk to a real person'] },
  returnCourtesy: { lines: ['thanks', 'are you a bot?'] },
  hearThanks: { lines: ['it works now, thanks', 'it works again'], openOrders: [] },
  chat: { lines: ['tell me a joke', 'hello'] },
  keepPhoto: { lines: [''], photos: 1 },
};
