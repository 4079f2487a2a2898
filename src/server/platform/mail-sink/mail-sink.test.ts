import { expect, test } from 'vitest';
import { createSinkTexter } from '#server/platform/texting/sink.ts';
import { createSinkCaller } from '#server/platform/voice/sink.ts';
import type { SinkMessage } from './port.ts';

const saved: SinkMessage[] = [];
const save = async (message: SinkMessage) => {
  saved.push(message);
};

test('with no provider a text is kept to be read, and a call waits for a person', async () => {
  await createSinkTexter(save).send({ id: 'offer-1', to: '+15550100', body: 'A job for you' });
  const outcome = await createSinkCaller(save).call({ id: 'offer-2', to: '+15550101', script: 'There is a leak.' });
  expect(outcome).toBe('person_needed');
  expect(saved).toEqual([
    { messageId: 'offer-1', channel: 'text', to: '+15550100', text: 'A job for you' },
    {
      messageId: 'offer-2',
      channel: 'call',
      to: '+15550101',
      subject: 'Please call this number',
      text: 'There is a leak.',
    },
  ]);
});
