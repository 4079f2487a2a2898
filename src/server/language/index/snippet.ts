// What retrieval ranks: one thing that can be said about a property, with its source.

/** Who may be told. `verified` means a guest whose stay the server has checked and who is there now. */
export type Audience = 'anyone' | 'verified';

export interface Snippet {
  /** `fact:<field>`, `secret:<name>` or `article:<article id>`: what an answer names as its source. */
  id: string;
  /** A `secret` has no text here: it can only be asked of the vault by its name. */
  kind: 'fact' | 'article' | 'secret';
  /** The property column for a fact or a secret field; null for an article. */
  field: string | null;
  title: string;
  /** Plain English sentence, or the article's body. Empty for a secret. */
  text: string;
  /** Further words guests use for it; searched like the title, never shown. */
  words: string;
  /** What guests asked in vain before this was written as the answer: a question may mean one of them. Never shown. */
  asked?: readonly string[];
  audience: Audience;
}
