import { beginForm } from './begin-form.ts';
import { element } from './elements.ts';
import { makePanel, type Panel } from './panel.ts';
import type { WidgetWords } from './words.ts';

/** The chat as an owner's page shows it. What is behind it is given: the frame, or a preview's nothing. */
export type ChatParts = {
  host: HTMLElement;
  property: string;
  words: WidgetWords;
  /** Address of our page about privacy. */
  privacy: string;
  /** Whether this visitor has a chat here already. */
  hasChat: () => boolean;
  /** Puts the chat into `into`: with the first words, or to go on. @throws where it does not come */
  begin: (words: string | null, into: HTMLElement, on: { close: () => void; news: () => void }) => Promise<HTMLElement>;
};

/** Puts the button, closed, into `host`. */
export function showChat({ host, property, words, privacy, hasChat, begin }: ChatParts): Pick<Panel, 'open'> {
  const { say } = words;
  let chat: HTMLElement | undefined;
  let isComing = false;
  const form = beginForm({ words, privacy, onAsk: (question) => void ask(question) });
  const trouble = troubleNote(words, () => void goOn());
  const panel = makePanel({ host, property, words, onOpen: () => void focusOrGoOn() });
  panel.body.append(hasChat() ? trouble.root : form.root);

  return { open: panel.open };

  async function bring(said: string | null): Promise<boolean> {
    if (isComing) return false;
    isComing = true;
    try {
      chat = await begin(said, panel.body, {
        close: panel.close,
        news: () => panel.isOpen() || panel.call(say('answered')),
      });
      form.root.remove();
      trouble.root.remove();
      if (panel.isOpen()) chat.focus();
      return true;
    } catch {
      return false;
    } finally {
      isComing = false;
    }
  }

  async function ask(question: string) {
    form.field.value = question; // what was tapped stands there too, should it not arrive
    if (!navigator.onLine) return form.tell(say('offlineHere'), true);
    form.setBusy(true);
    form.tell(say('sendingQuestion'));
    const isThere = await bring(question);
    form.setBusy(false);
    if (!isThere) form.tell(say('notReachedHere'), true);
  }

  async function goOn() {
    trouble.wait();
    if (!(await bring(null)) && !isComing) trouble.fail();
  }

  async function focusOrGoOn() {
    if (chat) return chat.focus();
    if (form.root.isConnected) return form.field.focus();
    await goOn();
  }
}

/** What stands in place of a chat of before that is not there yet. */
function troubleNote({ say }: WidgetWords, onRetry: () => void) {
  const words = element('p', { role: 'status' });
  const retry = element('button', { type: 'button', class: 'idea' }, say('retryHere'));
  retry.addEventListener('click', onRetry);
  const root = element('div', { class: 'begin' }, words, retry);
  return {
    root,
    wait() {
      words.textContent = say('openingChat');
      retry.hidden = true;
    },
    fail() {
      words.textContent = say('goOnFailed');
      retry.hidden = false;
      retry.focus();
    },
  };
}
