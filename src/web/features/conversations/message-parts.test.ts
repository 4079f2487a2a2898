import { expect, test } from 'vitest';
import { bodyParts, plainBody, plainPreview, speakerName } from './message-parts.ts';

const secrets = [{ name: 'front_door_lock_code', label: 'Door code', value: null }];

test('a released secret stays a named gap', () => {
  const body = 'Your code is {{secret:front_door_lock_code}}. Turn the handle up.';
  expect(bodyParts({ body, secrets })).toEqual([
    { kind: 'text', text: 'Your code is ' },
    { kind: 'secret', label: 'Door code' },
    { kind: 'text', text: '. Turn the handle up.' },
  ]);
  expect(plainBody({ body, secrets })).toBe('Your code is [Door code, hidden]. Turn the handle up.');
});

test('a preview hides it too, also when it was cut in the middle', () => {
  expect(plainPreview('Code: {{secret:wifi_password}}')).toBe('Code: [hidden]');
  expect(plainPreview('Code: {{secret:wifi_pa')).toBe('Code: [hidden]');
});

test.each([
  [{ author: 'assistant', author_name: null, kind: 'text' }, 'House assistant'],
  [{ author: 'agent', author_name: 'Maya', kind: 'text' }, 'Maya, Porchlight team'],
  [{ author: 'agent', author_name: 'Maya', kind: 'note' }, 'Internal note, Maya'],
  [{ author: 'guest', author_name: null, kind: 'text' }, 'Guest'],
] as const)('%j speaks as %s', (message, name) => expect(speakerName(message)).toBe(name));
