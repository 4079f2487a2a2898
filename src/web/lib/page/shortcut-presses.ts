/** How long the second of two keys is waited for, in milliseconds. */
export const secondKeyMs = 3000;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * What a press counts as: the sign it writes, a letter always small. On a keyboard of another script the letter is the
 * one on the same place of a Latin one. Null for keys with a name, and for letters with Shift, which belongs to
 * selecting.
 */
export function keyOf({ key, code, shiftKey }: Press): string | null {
  if ([...key].length !== 1 || key === ' ') return null;
  const letter = /^[a-z]$/i.test(key) ? key : isOtherScript(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (letter) return shiftKey ? null : letter.toLowerCase();
  return isOtherScript(key) ? null : key;
}

const isOtherScript = (key: string) => key > '~';

/** What a press makes: keys that are whole, the first of two, or nothing that anybody waits for. */
export type Pressed = { is: 'whole'; keys: string } | { is: 'begun'; by: string } | { is: 'nothing' };

/** Puts presses together: `n` is whole by itself, `g` waits for `p` where `g p` is known. */
export class ShortcutPresses {
  #begun: { by: string; at: number } | null = null;

  /** `known`: what would do something now; `at` in milliseconds. */
  press(key: string, known: readonly string[], at: number): Pressed {
    const first = this.#begun && at - this.#begun.at <= secondKeyMs ? this.#begun.by : null;
    this.#begun = null;
    const both = first && `${first} ${key}`;
    if (both && known.includes(both)) return { is: 'whole', keys: both };
    if (known.some((keys) => keys.startsWith(`${key} `))) {
      this.#begun = { by: key, at };
      return { is: 'begun', by: key };
    }
    return known.includes(key) && !first ? { is: 'whole', keys: key } : { is: 'nothing' };
  }

  forget(): void {
    this.#begun = null;
  }
}
