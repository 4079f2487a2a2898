import { describe, expect, test } from 'vitest';
import { freshState } from '../conversation-state/dialogue-state.ts';
import type { Decision } from '../deciding/decision.ts';
import { embedded } from '../deciding/embedded.ts';
import type { EngineInput, OpenOrder } from '../deciding/engine.ts';
import { inputOf, kindsOf, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { isOnlySuspected } from './danger-picked.ts';
import { decisionFrom } from './engine.ts';
import type { Pick } from './pick.ts';
import { RefusedTool } from './tools.ts';

const nothing: Pick = {
  danger: 'none',
  reply_language: 'en',
  acts: [],
  note_ids: [],
  sentence_ids: [],
  trouble: null,
  slots: { locked: [], jobs: [] },
};
const answerOf = (picked: Partial<Pick>, ...calls: { tool: string; input: object }[]) => ({
  text: '',
  calls: [{ tool: 'pick', input: { ...nothing, ...picked } }, ...calls],
  inputTokens: null,
  outputTokens: null,
});
const picking = (text: string, picked: Partial<Pick>, more: Partial<EngineInput> = {}): Decision =>
  decisionFrom(inputOf(text, more), answerOf(picked));

const plumber: OpenOrder = {
  id: 'o1',
  reference: 'WO-1',
  subjectLine: 'Dripping tap',
  serviceType: 'plumbing',
  state: 'accepted',
  standing: 'Yaquina Plumbing accepted, arriving 9-10.',
};

describe('what the model picks, the house says', () => {
  test('the sentences by their numbers, in the order of the note, with the note as source', () => {
    const decision = picking('what do we do when we leave?', {
      acts: ['ask'],
      sentence_ids: ['article:a1#2', 'article:a1#1'],
    });
    expect(wordsOf(decision)).toBe('Checkout is at 10 am. Lock the back gate.');
    expect(decision).toMatchObject({ kind: 'answer', engine: 'model', reply: [{ sources: [{ id: 'article:a1' }] }] });
  });

  test('one sentence alone, and a second note below it', () => {
    const picked = { acts: ['ask' as const], sentence_ids: ['article:a1#2'], note_ids: ['fact:trash_curb_day'] };
    expect(wordsOf(picking('anything else?', picked))).toMatch(/^Lock the back gate\.\n.*Thursday/);
  });

  test.each([
    ['es', 'a que hora salimos?', 'El propietario lo dejó escrito en inglés: Checkout is at 10 am.'],
    ['de', 'wann müssen wir hier raus sein', 'Checkout is at 10 am.'],
  ] as const)('in the frame of %s', (reply_language, text, words) => {
    const decision = picking(text, { reply_language, acts: ['ask'], sentence_ids: ['article:a1#1'] });
    expect(decision.language).toBe(reply_language);
    expect(wordsOf(decision)).toContain(words);
  });

  test('the language that the guest’s small words tell is kept, whatever the model says', () => {
    const picked = { reply_language: 'fr' as const, acts: ['ask' as const], sentence_ids: ['article:a1#1'] };
    expect(picking('when do we have to be out of the house?', picked).language).toBe('en');
  });

  test('a guide, a locked item and a visit are the house’s own', () => {
    expect(wordsOf(picking('The Wi-Fi went off', { acts: ['trouble'], trouble: 'wifi' }))).toMatch(/router/i);
    const locked = picking('how do I get on the network?', {
      acts: ['code'],
      slots: { locked: ['wifi_password'], jobs: [] },
    });
    expect([locked.kind, kindsOf(locked)]).toEqual(['release', ['request_verification']]);
    const job = { service_type: 'plumbing', urgency: 'urgent', subject: 'Tap drips', lock_is_faulty: false } as const;
    const sent = picking('The tap drips', { acts: ['trouble'], slots: { locked: [], jobs: [job] } });
    expect(sent.actions).toMatchObject([{ kind: 'open_work_order', serviceType: 'plumbing', urgency: 'high' }]);
  });

  test('an act with nothing else is replied to as the house knows to: the state of a job, taking it back, a person', () => {
    const open = { openOrders: [plumber] };
    expect(wordsOf(picking('any news from the guy?', { acts: ['state'] }, open))).toContain('arriving 9-10');
    expect(picking('do not bother, it is fine again', { acts: ['cancel'] }, open)).toMatchObject({ kind: 'takeBack' });
    expect(kindsOf(picking('put me through to somebody', { acts: ['person'] }))).toContain('handoff');
  });

  test('a fact and a job’s state are one reply', () => {
    const picked = { acts: ['ask' as const, 'state' as const], sentence_ids: ['article:a1#1'] };
    const words = wordsOf(picking('Until when can we stay, and any news from him?', picked, { openOrders: [plumber] }));
    expect(words).toMatch(/^Checkout is at 10 am\.[\s\S]*arriving 9-10/);
  });
});

describe('is refused a pick of', () => {
  test.each<[string, object]>([
    ['a note that there is not', { note_ids: ['article:made-up'] }],
    ['a sentence that there is not', { sentence_ids: ['article:a1#7'] }],
    ['a sentence without its number', { sentence_ids: ['article:a1#'] }],
    ['a locked item as a note', { note_ids: ['secret:wifi_password'] }],
    ['a guide that there is not', { trouble: 'telescope' }],
    ['a locked item that there is not', { slots: { locked: ['safe_code'], jobs: [] } }],
    ['nothing', {}],
    ['what is no pick', { acts: ['dance'] }],
    ['part of a pick', { slots: undefined }],
  ])('%s', (_, picked) => {
    expect(() => decisionFrom(inputOf('Hello'), answerOf(picked))).toThrow(RefusedTool);
  });
});

describe('danger', () => {
  const quote = { acts: ['ask' as const], sentence_ids: ['article:a1#1'] };

  test('that it names is asked about before what answers; nothing rings and nobody is sent', () => {
    const job = { service_type: 'gas', urgency: 'high', subject: 'Odd air', lock_is_faulty: false } as const;
    const decision = picking('we all feel odd since the stove was on', {
      ...quote,
      danger: 'co',
      slots: { locked: [], jobs: [job] },
    });
    expect(wordsOf(decision)).toMatch(
      /^Is anyone in danger right now\? If so, call 911 first[\s\S]*Checkout is at 10 am\.$/,
    );
    expect([decision.actions, decision.state.pending]).toMatchObject([[], { kind: 'danger', suspected: 'co' }]);
  });

  test.each(['gas', 'unsure'] as const)('is asked about where it names nothing else: %s', (danger) => {
    expect(wordsOf(picking('hm, odd', { danger, acts: ['danger'] }))).toMatch(/^Is anyone in danger right now\?/);
  });

  test('of which it is unsure, or that the guest has denied, gets the number beside the answer', () => {
    const number = /^If anyone is hurt or in danger, call 911 first\.\s+Checkout is at 10 am\.$/;
    expect(wordsOf(picking('we feel odd', { ...quote, danger: 'unsure' }))).toMatch(number);
    const safe = { state: { ...freshState(), saidSafe: true } };
    expect(wordsOf(picking('we feel odd', { ...quote, danger: 'medical' }, safe))).toMatch(number);
  });

  const ownOf = async (text: string) => {
    const input = inputOf(text);
    return { input, own: await embedded.decide(input, AbortSignal.timeout(1000)) };
  };

  test.each(['the smoke detector went off while I was cooking', 'there is smoke'])(
    'that is only suspected is answered where it says that it is none, and the number stays: %s',
    async (text) => {
      const { input, own } = await ownOf(text);
      expect(own).toMatchObject({ kind: 'danger', stage: 'asked' });
      expect(isOnlySuspected(input, own)).toBe(true);
      const lowered = decisionFrom(input, answerOf(quote), own);
      expect(wordsOf(lowered)).toMatch(/^If anyone is hurt or in danger, call 911 first\.\s+Checkout/);
      const [raised, unsure] = (['medical', 'unsure'] as const).map((danger) =>
        decisionFrom(input, answerOf({ ...quote, danger }), own),
      );
      expect([raised?.kind, unsure]).toEqual(['danger', own]);
      const talk = { text: 'Checkout is at 10 am.', sources: ['article:a1'] };
      const unpicked = { text: '', calls: [{ tool: 'reply', input: talk }], inputTokens: null, outputTokens: null };
      expect(decisionFrom(input, unpicked, own)).toBe(own);
    },
  );

  test.each(['there is a strong smell of gas in the kitchen', 'the kitchen is on fire', 'please call 911', '🔥🔥🔥'])(
    'that rules see is not for it to lower: %s',
    async (text) => {
      const { input, own } = await ownOf(text);
      expect([own.kind, isOnlySuspected(input, own)]).toEqual(['danger', false]);
      expect(decisionFrom(input, answerOf(quote), own)).toBe(own);
    },
  );

  test('of tier 1 that is dealt with as a trouble keeps its number', async () => {
    const { input, own } = await ownOf('the oven smells burnt when it heats');
    expect(wordsOf(decisionFrom(input, answerOf(quote), own))).toContain('call 911 first');
  });
});
