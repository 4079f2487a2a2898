import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMount } from './use-guest-chat.ts';

const pending = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.stubGlobal('location', {
    pathname: '/g/some-link-of-a-house',
    search: '',
    hash: '',
    origin: 'http://porchlight.test',
  });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('indexedDB', { open: () => ({}) }); // never answers
  vi.stubGlobal('fetch', pending);
});
afterEach(() => vi.unstubAllGlobals());

test('what is sent before the page has heard anything is kept, in the order it was written', () => {
  const mount = createMount();
  mount.say('before the chat began');
  const stop = mount.start();
  mount.say('before its first answer');
  const said = mount.read().state.outgoing.map(({ content }) => content.kind === 'text' && content.text);
  expect(said).toEqual(['before the chat began', 'before its first answer']);
  stop?.();
});
