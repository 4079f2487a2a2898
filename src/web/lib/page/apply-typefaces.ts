import { spareMoment } from '../time/spare-time.ts';

/** So many letters are laid out anew within a few milliseconds. */
const fewLetters = 300;

/**
 * A public page's first picture does not wait for our typefaces (known-faces.js). They are fetched once the browser has
 * nothing else to do, and put on part by part, one in a picture, so that whoever presses something meanwhile waits for
 * the layout of a part and not of the page. Later pages wear them from the start.
 */
export async function applyTypefaces(): Promise<void> {
  const page = document.documentElement;
  if (!page.dataset.faces) return;
  try {
    await Promise.all(['Figtree Variable', 'Bricolage Grotesque'].map((name) => document.fonts.load(`1em ${name}`)));
    let letters = fewLetters;
    for (const part of [...partsOf(document.body), page]) {
      letters += lettersOf(part);
      if (letters > fewLetters) {
        await spareMoment();
        letters = lettersOf(part);
      }
      part.setAttribute('data-faces', 'on');
    }
    localStorage.setItem(
      'porchlight.faces',
      document.querySelector<HTMLElement>('style[data-faces]')?.dataset.faces ?? '',
    );
  } catch {
    // Without a network the faces that stand in stay on; without storage they come late each time.
  }
}

/** The small parts of what is laid out; the rest, below and in what is closed, follows with the whole page. */
function partsOf(element: Element): Element[] {
  const isSmall = lettersOf(element) < fewLetters || element.localName === 'p';
  return isSmall ? [element] : [...element.children].filter(isLaidOut).flatMap(partsOf);
}

const lettersOf = (element: Element) => element.textContent?.length ?? 0;

/** An island has no box of its own; what is left for later has one, and nothing in it. */
const isLaidOut = (element: Element) =>
  element.matches('[data-island]') ||
  (element.firstElementChild ?? element).checkVisibility({ contentVisibilityAuto: true });
