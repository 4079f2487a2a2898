import { spareMoment } from './spare-time.ts';

/**
 * What a public page leaves until it comes near (site-parts.css) is laid out once the browser has nothing else to do,
 * one part in a picture: the page is then as long as its scroll bar says, and a picture of the whole shows it.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll('.later, .later-text')) {
    await spareMoment();
    part.classList.remove('later', 'later-text');
  }
}
