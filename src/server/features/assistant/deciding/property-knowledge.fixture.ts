// One house for this feature's tests.
import { publicFacts } from '#features/knowledge/facts';
import { type DialogueState, freshState } from '../conversation-state/dialogue-state.ts';
import type { Decision } from './decision.ts';
import { embedded } from './embedded.ts';
import type { ChoiceMade, EngineInput, OpenOrder, StayStanding, Turn } from './engine.ts';
import { propertyKnowledgeOf } from './property-knowledge.ts';

export const cottage = propertyKnowledgeOf(
  publicFacts({
    name: 'Cedar Cottage',
    city: 'Sedona',
    state: 'AZ',
    wifi_name: 'Cedar_Guest',
    thermostat_instructions: 'Tap the dial, then turn it',
    electric_panel_location: 'Laundry room, behind the door',
    main_water_shut_off_location: 'Crawl space hatch, blue handle',
    kitchen_sink_water_valve_location: 'Under the sink, right side',
    emergency_furnace_shut_off_location: 'Red switch at the cellar stairs',
    special_parking_details: 'Under the carport',
    trash_curb_day: 'Thursday',
    tv_services: 'Streaming',
  }),
  [
    'front_door_lock_code',
    'front_door_lock_instructions',
    'alt_lock_box_code',
    'alt_lock_box_location',
    'wifi_password',
    'street_address',
  ],
  [{ id: 'a1', title: 'Checkout', body: 'Checkout is at 10 am. Lock the back gate.', audience: 'anyone' }],
);

export class Thread {
  state: DialogueState = freshState();
  readonly turns: Turn[] = [];
  openOrders: OpenOrder[] = [];
  doneOrders: OpenOrder[] = [];
  openQuestions: string[] = [];
  choicesMade: ChoiceMade[] = [];
  knowledge = cottage;
  stay: StayStanding = 'none';
  locale = 'en-US';
  emergencyNumber = '911';

  /** What an engine may know of the thread when its guest writes this. */
  input(text: string, photos = 0): EngineInput {
    return {
      text,
      photos,
      history: [...this.turns],
      knowledge: this.knowledge,
      stay: this.stay,
      openOrders: this.openOrders,
      doneOrders: this.doneOrders,
      openQuestions: this.openQuestions,
      choicesMade: this.choicesMade,
      state: this.state,
      now: new Date('2026-11-20T18:00:00Z'),
      timezone: 'America/Phoenix',
      locale: this.locale,
      emergencyNumber: this.emergencyNumber,
    };
  }

  async say(text: string, photos = 0): Promise<Decision> {
    const decision = await embedded.decide(this.input(text, photos), new AbortController().signal);
    this.state = decision.state;
    this.openOrders = [...openedBy(decision, this.openOrders.length), ...this.openOrders];
    this.turns.push({ by: 'guest', text }, { by: 'assistant', text: wordsOf(decision) });
    return decision;
  }
}

/** What an engine may know of a first line; `more` differs from that. */
export const inputOf = (text: string, more: Partial<EngineInput> = {}): EngineInput => ({
  ...new Thread().input(text),
  ...more,
});

const openedBy = ({ actions }: Decision, before: number): OpenOrder[] =>
  actions.flatMap((action, at) =>
    action.kind === 'open_work_order'
      ? [
          {
            id: `opened-${before + at}`,
            reference: `WO-${before + at}`,
            subjectLine: action.subjectLine,
            serviceType: action.serviceType,
            state: 'offered' as const,
            standing: '',
          },
        ]
      : [],
  );

export const wordsOf = (decision: Decision): string =>
  decision.reply.map((part) => (part.kind === 'text' ? part.text : `{{secret:${part.name}}}`)).join('\n');
export const kindsOf = (decision: Decision): string[] => decision.actions.map(({ kind }) => kind);
export const orderIn = (decision: Decision) => decision.actions.find((action) => action.kind === 'open_work_order');

/** The answer to a first line. */
export const ask = (text: string, stay: Thread['stay'] = 'none') => {
  const thread = new Thread();
  thread.stay = stay;
  return thread.say(text);
};
