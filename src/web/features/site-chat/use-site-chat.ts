import { useEffect, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import type { SiteChatMessage } from '#contract/site-chat/site-chat.ts';
import { type Outputs, RestError, rest } from '../../lib/http/rest.ts';
import { keepFailed, withFailed } from './failed.ts';
import { siteChatSession } from './session.ts';

export type ShownMessage = SiteChatMessage & { key: string };

const greeting: SiteChatMessage = {
  role: 'assistant',
  content: copy.greeting,
};

/** What was said in this browser's session; the server keeps it, and gives it back when the chat is opened. */
export function useSiteChat(phone: string) {
  const [messages, setMessages] = useState<ShownMessage[]>([{ ...greeting, key: 'greeting' }]);
  const [pending, setPending] = useState(false);
  const [announced, setAnnounced] = useState('');
  const keys = useRef(0);
  /** How many messages the server has of this session, as far as is known here. */
  const known = useRef(0);
  const add = (message: SiteChatMessage) => {
    keys.current += 1;
    const key = `new-${keys.current}`;
    setMessages((shown) => [...shown, { ...message, key }]);
  };

  useEffect(() => {
    void restore().then((history) => {
      known.current += history.length;
      const kept = withFailed(siteChatSession(), history);
      // What was written while the history was on its way stays below it.
      if (kept.length > 0)
        setMessages((shown) => [
          ...kept.map((message, index) => ({ ...message, key: `kept-${index}` })),
          ...shown.filter(({ key }) => key !== 'greeting'),
        ]);
    });
  }, []);

  async function send(message: string) {
    const said: SiteChatMessage = { role: 'user', content: message };
    add(said);
    setPending(true);
    const { answer, reached } = await ask(message, phone);
    if (reached) known.current += 2;
    else keepFailed(siteChatSession(), { after: known.current, messages: [said, answer] });
    add(answer);
    setAnnounced(fill(copy.announced, { answer: answer.content }));
    setPending(false);
  }

  return { messages, pending, announced, send };
}

/** Not `reached`: there was no answer, and this is said in its place; with how long to wait where it was too much. */
async function ask(message: string, phone: string): Promise<{ answer: SiteChatMessage; reached: boolean }> {
  try {
    const path = `/site-chat/${siteChatSession()}`;
    const { message: content, source } = await rest<Outputs['siteChat']['send']>('POST', path, { body: { message } });
    return { answer: { role: 'assistant', content, ...(source && { source }) }, reached: true };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: such errors are only logged (spec 1, section 8)
    console.warn('The chat could not be reached.', error);
    const tooMany = error instanceof RestError && error.status === 429;
    return {
      answer: { role: 'assistant', content: tooMany ? error.message : fill(copy.failed, { phone }) },
      reached: false,
    };
  }
}

async function restore(): Promise<SiteChatMessage[]> {
  try {
    return (await rest<Outputs['siteChat']['history']>('GET', `/site-chat/${siteChatSession()}`)).messages;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: such errors are only logged (spec 1, section 8)
    console.warn('The chat history could not be read.', error);
    return [];
  }
}
