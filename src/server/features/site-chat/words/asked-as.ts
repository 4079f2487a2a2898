/** How visitors ask for a thing of the site: searched with it, never shown. */
export type AskedAs = {
  /** What they call it besides its own words. */
  words: string;
  /**
   * Wordings that ask this and nothing else, held to `normalize`d text: small letters without punctuation; `*` takes
   * any ending, ` .` ends the message.
   */
  phrases?: readonly string[];
};
