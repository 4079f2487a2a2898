import { expect } from 'vitest';
import { call, type TestApplication } from './application.ts';

/** What was replied, line by line. */
export const words = (answer: { replies: { body: string }[] }): string =>
  answer.replies.map((reply) => reply.body).join('\n');

/** Opens a thread at a property's link, as the guest page does; `from` is another address than everybody's. */
export async function openThread(application: TestApplication, guestToken: string, message?: string, from?: string) {
  const threads = `/api/v1/guest/${guestToken}/conversations`;
  const source: Record<string, string> = from ? { 'x-test-address': from } : {};
  const { status, body } = await call(application, 'POST', threads, message === undefined ? {} : { message }, source);
  expect(status).toBe(201);
  const path = `${threads}/${body.id}`;
  const secret = { 'x-conversation-secret': body.secret as string, ...source };
  const post = (way: string, sent: object) => call(application, 'POST', `${path}${way}`, sent, secret);
  return {
    id: body.id as string,
    path,
    secret,
    post,
    say: async (line: string) => (await post('/messages', { message: line })).body,
    read: async () => (await call(application, 'GET', `${path}/messages`, undefined, secret)).body,
  };
}
