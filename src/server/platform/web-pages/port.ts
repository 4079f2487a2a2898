/** Reads a page whose address a customer named. Whatever is behind it is believed nothing. */
export interface WebPages {
  /** @throws UnreadPageError */
  read(address: string): Promise<WebPage>;
}

export interface WebPage {
  bytes: Uint8Array;
  /** What it says it is, in small letters and without its parameters: `text/html`. */
  type: string;
  /** Where it was found at last. */
  address: string;
}

/** Why there is no page, in a sentence for whoever named the address. */
export class UnreadPageError extends Error {}
