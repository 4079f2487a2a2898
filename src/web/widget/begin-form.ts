import { limits } from '#contract/limits.ts';
import { element } from './elements.ts';
import type { WidgetWords } from './words.ts';

const ideas = ['parking', 'checkIn', 'pets', 'beds'] as const;

/** Before the first word: nothing of this is told to us until `onAsk`. */
export type BeginForm = {
  root: HTMLElement;
  field: HTMLTextAreaElement;
  /** What stands under the field; a refusal is read out. */
  tell: (words: string, isRefusal?: boolean) => void;
  /** While a question is on its way nothing else is sent, and it stays in sight. */
  setBusy: (isBusy: boolean) => void;
};

type Parts = { words: WidgetWords; privacy: string; onAsk: (question: string) => void };

/** The greeting, questions to tap, and a field. Enter sends, Shift+Enter makes a line. */
export function beginForm({ words: { say }, privacy, onAsk }: Parts): BeginForm {
  const field = element('textarea', {
    ...{ id: 'question', rows: '2', maxlength: String(limits.messageLength), enterkeyhint: 'send' },
    ...{ placeholder: say('ask'), 'aria-describedby': 'told' },
  });
  const send = element('button', { type: 'submit', class: 'send' }, say('sendQuestion'));
  const told = element('p', { id: 'told', class: 'told', role: 'status' });
  const label = element('label', { for: 'question', class: 'aside' }, say('question'));
  const form = element('form', {}, label, field, send, told);
  let isBusy = false;
  const ask = (question: string) => {
    if (question && !isBusy) onAsk(question);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(field.value.trim());
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const list = element('ul', { 'aria-label': say('ideas') });
  for (const idea of ideas) {
    const button = element('button', { type: 'button', class: 'idea' }, say(idea));
    button.addEventListener('click', () => ask(say(idea)));
    list.append(element('li', {}, button));
  }
  const more = element('a', { href: privacy, target: '_blank', rel: 'noopener' }, say('more'));
  const [before = '', after = ''] = say('keptHow', { more: slot }).split(slot);
  const root = element('div', { class: 'begin' });
  root.append(element('p', { class: 'hello' }, say('hello')), list, form);
  root.append(element('p', { class: 'kept' }, before, more, after));
  return {
    root,
    field,
    tell(words, isRefusal = false) {
      told.setAttribute('role', isRefusal ? 'alert' : 'status');
      told.classList.toggle('refused', isRefusal);
      told.textContent = words;
    },
    setBusy(next) {
      isBusy = next;
      field.readOnly = next;
      send.setAttribute('aria-disabled', String(next));
    },
  };
}

const slot = '\u0000';
