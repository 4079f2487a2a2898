import { describe, expect, test } from 'vitest';
import type { OpenOrder } from '../deciding/engine.ts';
import { kindsOf, Thread } from '../deciding/property-knowledge.fixture.ts';
import { type BareSaying, say } from '../replies/say.ts';
import { type DialogueState, freshState } from './dialogue-state.ts';

const languages = ['en', 'es', 'fr', 'de', 'pt'];
const running: DialogueState['playbook'] = {
  id: 'toilet',
  step: 1,
  question: 0,
  tried: [],
  answers: [],
  ordered: false,
  told: 'the toilet is clogged',
};
const asked = {
  danger: { pending: { kind: 'danger', suspected: 'gas', told: 'it smells odd' } },
  choice: { pending: { kind: 'choice', question: 'is there a canoe?', notes: ['article:a1'] } },
  cancel: { pending: { kind: 'cancel', order: 'one' } },
  step: { pending: { kind: 'step' }, playbook: running },
} satisfies Record<string, Partial<DialogueState>>;

const leak: OpenOrder = {
  id: 'one',
  reference: 'WO-1',
  subjectLine: 'Water leak',
  serviceType: 'plumbing',
  state: 'offered',
  standing: '',
};

async function tap(language: string, question: keyof typeof asked, key: BareSaying) {
  const thread = new Thread();
  thread.locale = language;
  thread.openOrders = [leak];
  thread.state = { ...freshState(), language, ...asked[question] };
  return thread.say(say(language, key));
}

describe.each(languages)('what may be tapped in "%s" is understood', (language) => {
  test('somebody is in danger', async () => {
    expect(kindsOf(await tap(language, 'danger', 'quickYes'))).toContain('emergency');
    expect((await tap(language, 'danger', 'quickNo')).trace.reason).toBe('danger_denied');
  });

  test('none of the notes is it: the owner is asked', async () => {
    expect(kindsOf(await tap(language, 'choice', 'quickNoneOfThese'))).toEqual(['ask_owner', 'keep_choice']);
  });

  test('a job is taken back, or stays', async () => {
    expect(kindsOf(await tap(language, 'cancel', 'quickTakeBack'))).toEqual(['cancel_work_order']);
    expect(kindsOf(await tap(language, 'cancel', 'quickKeep'))).toEqual([]);
  });

  test('a step helped, or did not', async () => {
    expect((await tap(language, 'step', 'quickWorks')).trace.reason).toBe('solved.toilet');
    expect((await tap(language, 'step', 'quickNotYet')).trace.reason).toMatch(/^(?:playbook|order)\.toilet/);
  });
});

test('a question of ours comes with them, and its answer ends them', async () => {
  const thread = new Thread();
  expect((await thread.say('my son hurt his arm')).state.quickReplies).toEqual(['Yes', 'No']);
  expect((await thread.say('No')).state.quickReplies).toEqual([]);
});
