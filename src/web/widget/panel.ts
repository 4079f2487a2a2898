import { drawing, drawings, element } from './elements.ts';
import css from './widget.css?inline';
import type { WidgetWords } from './words.ts';

export type Panel = {
  /** Where the chat is put. */
  body: HTMLElement;
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  /** What the button says while the panel is closed. */
  call: (words: string) => void;
};

type Parts = {
  host: HTMLElement;
  property: string;
  words: WidgetWords;
  /** Each time it was opened: where the focus goes. */
  onOpen: () => void;
};

/** As `widget.css` has it: there the panel is the whole screen, and nothing behind it is reached. */
const phone = matchMedia('(max-width: 40rem)');

/** The button in the corner and what it opens. Styles of the owner's page do not reach in, nor ours out. */
export function makePanel({ host, property, words: { language, say }, onOpen }: Parts): Panel {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet(); // no style element, which a page's policy may forbid
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const called = element('span', {}, say('ask'));
  const button = element('button', { class: 'call', 'aria-expanded': 'false', 'aria-haspopup': 'dialog' });
  button.append(drawing(drawings.chat), called);
  const close = element('button', { class: 'close', 'aria-label': say('closeChat') }, drawing(drawings.close));
  const body = element('div', { class: 'body' });
  const panel = element('section', { role: 'dialog', 'aria-labelledby': 'house', hidden: true, class: 'panel' });
  panel.append(element('header', {}, element('h2', { id: 'house' }, property), close), body);
  const around = element('div', { lang: language }, button, panel);
  root.append(around);
  keepFocusIn(panel, close);

  const shut = () => {
    panel.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  const show = () => {
    panel.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    panel.toggleAttribute('aria-modal', false);
    if (phone.matches) panel.setAttribute('aria-modal', 'true');
    called.textContent = say('ask');
    onOpen();
  };
  button.addEventListener('click', () => (panel.hidden ? show() : shut()));
  close.addEventListener('click', shut);
  panel.addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && !isComposing && shut());
  fitAboveKeyboard(panel);
  return {
    body,
    isOpen: () => !panel.hidden,
    open: show,
    close: shut,
    call(said) {
      called.textContent = said;
    },
  };
}

/** On a phone nothing behind the panel is in sight: Tab goes round in it, past the frame too. */
function keepFocusIn(panel: HTMLElement, first: HTMLElement) {
  const end = element('span', { tabindex: '0', class: 'end' });
  end.addEventListener('focus', () => phone.matches && first.focus());
  const start = element('span', { tabindex: '0', class: 'end' });
  start.addEventListener('focus', () => phone.matches && first.focus());
  panel.prepend(start);
  panel.append(end);
  const setEdges = () => {
    for (const edge of [start, end]) edge.tabIndex = phone.matches ? 0 : -1;
  };
  setEdges();
  phone.addEventListener('change', setEdges);
}

/** The keyboard of a phone covers what stands below it: the panel ends above. */
function fitAboveKeyboard(panel: HTMLElement) {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', () => panel.style.setProperty('--seen', `${seen.height}px`));
}
