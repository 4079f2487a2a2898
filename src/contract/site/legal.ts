/** A legal page: its date and its sections in order, each of plain paragraphs. */
export type LegalText = {
  dated: string;
  /** When its words were last changed, where that is another day. */
  changed?: string;
  sections: readonly { id: string; title: string; body: readonly string[] }[];
};
