import { type IslandName, islands } from './registry.ts';

/** As in lib/session/session.ts, which would come as a file of its own: this is all that a static page loads. */
const sessionKey = 'porchlight.session';
const started = new WeakMap<HTMLElement, Promise<void>>();

/** Listens on a static page and wakes islands when they are wanted, losing no click and no submit on the way. */
export function loadIslands() {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) {
    addEventListener(type, wake, { capture: true, passive: true });
  }
  for (const type of ['click', 'submit']) addEventListener(type, holdUntilReady, { capture: true });
  addEventListener('keydown', holdEnter, { capture: true });
  addEventListener('click', pressForOther);
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', command);
  const isSignedIn = sessionKey in sessionStorage;
  const atOnce = ['load', isSignedIn && 'session', (isSignedIn || location.search) && 'address'];
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]'))
    if (atOnce.includes(element.dataset.when ?? '')) void startAtOnce(element);
  watchVisible();
  const begun = islandOf(document.activeElement); // somebody was quicker than this script
  if (begun) void start(begun);
}

/** A page that is nothing without its island keeps asking for it, at longer and longer intervals. */
async function startAtOnce(element: HTMLElement, wait = 500) {
  if (!(await start(element))) setTimeout(() => void startAtOnce(element, Math.min(wait * 2, 15_000)), wait);
}

function wake(event: Event) {
  const element = islandOf(event.target);
  if (element) void start(element);
}

/** `data-press` names a button elsewhere on the page that is meant. */
function pressForOther({ target }: Event) {
  const id = target instanceof Element && target.closest<HTMLElement>('[data-press]')?.dataset.press;
  if (id) document.getElementById(id)?.click();
}

/** What browsers that know no commands leave undone: dialogs are opened and closed by their buttons. */
function command({ target }: Event) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/** Events that only React can handle wait for it and are sent again; links, dialogs and radios work by themselves. */
function holdUntilReady(event: Event) {
  const element = islandOf(event.target);
  if (!element || element.dataset.ready !== undefined || !(event.target instanceof Element)) return;
  const form = event.type === 'submit' && event.target instanceof HTMLFormElement ? event.target : null;
  const button = event.target.closest<HTMLElement>('button[type=button]:not([command],[popovertarget])');
  if (!form && (event.type === 'submit' || !button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  void start(element).then((ready) => {
    if (!ready) submitNatively(form);
    else if (form) form.requestSubmit(submitter);
    else button?.click();
  });
}

/** Enter in a field that sends with it is a submit that only React knows of. */
function holdEnter(event: KeyboardEvent) {
  const { target, key, shiftKey, isComposing } = event;
  if (key !== 'Enter' || shiftKey || isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'send') return;
  const element = islandOf(target);
  if (!element || element.dataset.ready !== undefined) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

/** A form that names a place to go to works without us; any other waits for the next try and keeps its text. */
function submitNatively(form: HTMLFormElement | null) {
  if (form?.hasAttribute('action')) form.submit();
}

/** True when the island lives; false when its code did not arrive (offline, a new deploy): the next try loads again. */
async function start(element: HTMLElement): Promise<boolean> {
  const known = started.get(element) ?? load(element);
  started.set(element, known);
  return known.then(
    () => true,
    () => {
      started.delete(element);
      return false;
    },
  );
}

async function load(element: HTMLElement) {
  const name = element.dataset.island as IslandName; // written by <Island>, which takes only these names
  const [island, { hydrate }] = await Promise.all([islands[name](), import('./hydrate.tsx'), wholeStyles()]);
  hydrate(element, island.default);
}

let styles: Promise<void> | undefined;

/** The build leaves a public page the styles that its HTML has use for; an island may show what needs the others. */
function wholeStyles(): Promise<void> | undefined {
  const part = document.querySelector<HTMLStyleElement>('style[data-whole]');
  if (part) styles ??= replaceStyles(part);
  return styles;
}

/** Resolves when they are there; also when they do not come, for words in plain dress are better than none. */
function replaceStyles(part: HTMLStyleElement): Promise<void> {
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  whole.href = `/assets/${part.dataset.whole}`;
  part.after(whole);
  return new Promise((done) => {
    whole.onload = () => done(part.remove());
    whole.onerror = () => done(whole.remove());
  });
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

function watchVisible() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const element = islandOf(target);
      if (element) void start(element);
    }
  });
  for (const element of document.querySelectorAll('[data-when=visible]')) {
    seen.observe(element.firstElementChild ?? element);
  }
}
