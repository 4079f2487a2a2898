/**
 * The names of a sentence's slots: `'to' | 'from'` of `'{from} wrote to {to}'`, `'count' | 'place'` of
 * `'{count, plural, one {# job} other {# jobs at {place}}}'`.
 */
export type Slots<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Name<Inside> | Slots<Rest>
  : never;

/** What stands between a brace and the next one that closes: a name, the head of a plural, or one of its forms. */
type Name<Inside extends string> = Inside extends `${infer Count}, plural,${infer Forms}`
  ? Count | Name<Forms>
  : Inside extends `${string}{${infer Inner}`
    ? Name<Inner>
    : Inside extends `${string}${' ' | '#'}${string}`
      ? never
      : Inside;

/** Values for slots. A plural's is a number, and so may be any other's. */
export type Values<Text extends string> = { [Slot in Slots<Text>]: string | number };

/** What a catalog in another language has to have: every key of the English one, with the same slots (held by a test). */
export type Translated<English> = { readonly [Key in keyof English]: string };
