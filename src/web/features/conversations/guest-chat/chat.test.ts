import { beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from '../../../lib/offline/send-queue.ts';
import { GuestChat } from './chat.ts';

const token = 'KGHAObwGAT5hGzUmaronGA';
const storage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Under which keys a thread was asked for. */
let opened: string[] = [];
let isCut = true;
beforeEach(() => {
  opened = [];
  isCut = true;
  vi.stubGlobal('navigator', { onLine: false }); // a line that is cut is given up at once
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST' && path.endsWith('/conversations')) {
      opened.push(new Headers(init.headers).get('idempotency-key') ?? '');
      if (isCut) throw new TypeError('network');
      return Response.json({ id: 'thread', secret: 'secret', messages: [], quick_replies: [] });
    }
    return new Promise<never>(() => {}); // the rest of the page is on its way
  });
});

const chats: GuestChat[] = [];
function openChat() {
  const store = { read: async (): Promise<Outgoing[]> => [], write: async () => {} };
  const chat = new GuestChat({ token }, () => {}, store);
  chats.push(chat);
  return chat;
}
const checkStay = (chat: GuestChat) => chat.identify(async () => 'checked').catch((error: Error) => error.message);

test('however often a guest checks their stay after a lost answer, one thread is opened', async () => {
  const chat = openChat();
  await checkStay(chat);
  await checkStay(chat);
  await checkStay(openChat()); // after a reload
  isCut = false;
  void checkStay(chat);
  await vi.waitFor(() => expect(opened).toHaveLength(4));
  expect(new Set(opened).size).toBe(1);
  for (const one of chats.splice(0)) one.stop();
});

test('where the browser keeps nothing, the page still opens one', async () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const chat = openChat();
  await checkStay(chat);
  await checkStay(chat);
  expect(opened).toHaveLength(2);
  expect(new Set(opened).size).toBe(1);
});
