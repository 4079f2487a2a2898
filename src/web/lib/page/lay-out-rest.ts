import { spareMoment } from '../time/spare-time.ts';

/**
 * What a public page leaves until it comes near (site-parts.css) is laid out once the browser has nothing else to do,
 * one part in a picture: the page is then as long as its scroll bar says, and a picture of the whole shows it.
 */
export async function layOutRest(): Promise<void> {
  await layOut('later');
  await new Promise((done) => setTimeout(done, atRest));
  await layOut('later-text');
}

/** A section of long text takes a phone a while that is felt: not in a visit's first seconds, in ms. */
const atRest = 6000;

async function layOut(name: string): Promise<void> {
  for (const part of document.querySelectorAll(`.${name}`)) {
    await spareMoment();
    part.classList.remove(name);
  }
}
