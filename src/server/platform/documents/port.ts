/** Takes the text out of files that people keep manuals in. Pictures in them are left alone. */
export interface Documents {
  /**
   * The text of each page; one for what has no pages. A title is marked as in Markdown, a gap in a line is three spaces.
   * @throws UnreadDocumentError
   */
  pagesOf(bytes: Uint8Array, kind: DocumentKind): Promise<string[]>;
}

export type DocumentKind = 'pdf' | 'word' | 'html';

/** `locked`: by a password. `large`: inside, whatever the file's own size is. */
export const documentTroubles = ['locked', 'broken', 'large', 'pages', 'slow'] as const;
export type DocumentTrouble = (typeof documentTroubles)[number];

export class UnreadDocumentError extends Error {
  override name = 'UnreadDocumentError';
  readonly trouble: DocumentTrouble;
  constructor(trouble: DocumentTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
