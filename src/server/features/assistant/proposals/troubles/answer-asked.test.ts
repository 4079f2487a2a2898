import { describe, expect, test } from 'vitest';
import { type DialogueState, freshState } from '../../conversation-state/dialogue-state.ts';
import { kindsOf, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { playbookWords } from '../../playbooks/playbook-words.ts';
import { say } from '../../replies/say.ts';

const languages = ['en', 'es', 'fr', 'de', 'pt'];
const secondOne: Record<string, string> = {
  ...{ en: 'the second one, please', es: 'la segunda, por favor', fr: 'la deuxième' },
  ...{ de: 'das zweite bitte', pt: 'a segunda' },
};
const closed = playbooks.flatMap((playbook) =>
  playbook.questions.flatMap(({ id, ask, answers }) => (answers ? [{ playbook, id, ask, answers }] : [])),
);

/** The job of a playbook is open, and its question was put. */
function waitingFor(language: string, { playbook, id, answers }: (typeof closed)[number]): Thread {
  const thread = new Thread();
  thread.locale = language;
  const running: DialogueState['playbook'] = {
    ...{ id: playbook.id, step: 0, question: 0, tried: [], answers: [], ordered: true },
    told: 'the fan of it broke',
  };
  const theirs = answers.map((answer) => playbookWords(language, answer));
  thread.state = {
    ...freshState(),
    ...{ language, playbook: running, did: ['order', 'asked'] },
    pending: { kind: 'question', asked: id, answers: theirs },
    quickReplies: [...theirs, say(language, 'quickNoneOfThese')],
  };
  const job = { subjectLine: playbook.title, serviceType: playbook.service_type, state: 'offered' } as const;
  thread.openOrders = [{ id: 'one', reference: 'WO-1', standing: '', ...job }];
  return thread;
}

describe.each(languages)('what may be tapped in "%s" as the answer to a playbook', (language) => {
  test.each(closed.map((each) => [`${each.playbook.id}: ${each.ask}`, each] as const))('%s', async (_, question) => {
    for (const answer of question.answers) {
      const thread = waitingFor(language, question);
      const decision = await thread.say(playbookWords(language, answer));
      expect(decision.language).toBe(language);
      expect(decision.actions).toMatchObject([
        { kind: 'add_to_work_order', note: `${question.ask} "${answer}"` }, // whoever comes reads English
      ]);
    }
  });

  test('the second one, by its place', async () => {
    const [question] = closed;
    if (!question) throw new Error('No playbook has a list of answers.');
    const decision = await waitingFor(language, question).say(secondOne[language] ?? '');
    expect(decision.actions).toMatchObject([{ note: `${question.ask} "${question.answers[1]}"` }]);
    expect(decision.language).toBe(language);
  });

  test('none of them adds nothing and is asked in words', async () => {
    const [question] = closed;
    if (!question) throw new Error('No playbook has a list of answers.');
    const thread = waitingFor(language, question);
    const decision = await thread.say(say(language, 'quickNoneOfThese'));
    expect(wordsOf(decision)).toBe(say(language, 'answerInWords'));
    expect(kindsOf(decision)).toEqual([]);
    expect(thread.state.quickReplies).toEqual([]);
    expect(thread.state.pending).toEqual({ kind: 'question' });
  });
});

test('the questions of a job come with the answers to the first, and a tap with those to the next', async () => {
  const thread = new Thread();
  await thread.say('the garbage disposal is jammed, please send someone');
  expect(thread.state.quickReplies).toEqual(['It hums', "It's silent", 'None of these']);
  const next = await thread.say('It hums');
  expect(wordsOf(next)).toContain('Does water still go down that sink?');
  expect(thread.state.quickReplies).toEqual(['The water goes down', 'The water stays', 'None of these']);
  expect((await thread.say('The water stays')).state.quickReplies).toEqual([]);
});

describe('an answer in words', () => {
  const jammed = async (): Promise<Thread> => {
    const thread = new Thread();
    await thread.say('the garbage disposal is jammed, please send someone');
    return thread;
  };
  const noted = async (thread: Thread, words: string): Promise<string[]> =>
    (await thread.say(words)).actions.flatMap((action) => (action.kind === 'add_to_work_order' ? [action.note] : []));

  test.each(['the second one', 'second', '2', 'number 2 please', 'the last one, please'])(
    '"%s" is the second of those shown',
    async (words) => {
      const thread = await jammed();
      expect(await noted(thread, words)).toEqual([`Does it hum, or is it silent? "It's silent"`]);
      expect(thread.state.quickReplies[0]).toBe('The water goes down');
    },
  );

  test('that names one of them is that one, in the words of the guest', async () => {
    const thread = await jammed();
    expect(await noted(thread, 'silent')).toEqual(['Does it hum, or is it silent? "silent"']);
    expect(thread.state.quickReplies[0]).toBe('The water goes down');
  });

  test.each(['none of those', 'something else'])('"%s" is none of them', async (words) => {
    const thread = await jammed();
    expect(wordsOf(await thread.say(words))).toBe(
      "All right. Tell me in your own words, and I'll put it on the work order.",
    );
  });

  test.each(['none', 'it does not hum', 'it hums since we put 2 spoons in', 'on the second floor', 'since 2 am'])(
    '"%s" stands on the job as it is',
    async (words) => {
      expect(await noted(await jammed(), words)).toEqual([words]);
    },
  );

  test('which room and which floor, of a window', async () => {
    const thread = new Thread();
    await thread.say("the window won't close, please send someone");
    expect(thread.state.quickReplies).toEqual([
      ...['A bedroom', 'A bathroom', 'The kitchen', 'The living room', 'None of these'],
    ]);
    expect(await noted(thread, 'kitchen')).toEqual(['Which room is it? "kitchen"']);
    expect(thread.state.quickReplies).toEqual(['Upstairs', 'Downstairs', 'None of these']);
    expect(await noted(thread, "it's upstairs")).toEqual([`Is it upstairs or downstairs? "it's upstairs"`]);
  });

  test('is not asked for what the guest has told before', async () => {
    const thread = new Thread();
    await thread.say("the window in the bedroom won't close, please send someone");
    expect(thread.state.quickReplies).toEqual(['Upstairs', 'Downstairs', 'None of these']);
  });
});
