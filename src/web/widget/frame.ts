import { readFrameWord, wrap } from '#contract/conversations/widget-messages.ts';
import { element } from './elements.ts';

type Parts = {
  /** Of our page with the chat. */
  address: string;
  title: string;
  /** Where it is put. */
  into: HTMLElement;
  onClose: () => void;
  onNews: () => void;
};

const patience = 20_000; // milliseconds; a slow line loads the chat in five

/**
 * Our page in a frame: the chat and its secret are in there, where no script of the owner's page reaches. It is given the
 * first words once it says that it is there. @throws where it does not take them in time
 */
export async function openFrame(words: string | null, { address, title, into, onClose, onNews }: Parts) {
  const { origin } = new URL(address);
  const frame = element('iframe', { title, class: 'waiting', allow: '', referrerpolicy: 'no-referrer' });
  const stopped = new AbortController();
  const taken = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('slow')), patience);
    addEventListener(
      'message',
      (event) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return; // a stranger's
        const word = readFrameWord(event.data);
        if (word === 'ready') frame.contentWindow?.postMessage(wrap({ begin: words }), origin);
        if (word === 'taken') {
          words = null; // a frame that is loaded anew goes on with the chat, and does not ask again
          clearTimeout(timer);
          resolve();
        }
        if (word === 'close') onClose();
        if (word === 'news') onNews();
      },
      { signal: stopped.signal },
    );
  });
  frame.src = address;
  into.append(frame);
  try {
    await taken;
    frame.classList.remove('waiting');
    return frame;
  } catch (error) {
    stopped.abort();
    frame.remove();
    throw error;
  }
}
