// JSON that is still being written: what of it is finished.

/**
 * The value as far as it stands: of objects and lists what is finished in them, and an unfinished string only where it is
 * the value of `growing`. Undefined where nothing is, or where it is no JSON.
 */
export function finishedIn(json: string, growing: string): unknown {
  const reader = new Reader(json, growing);
  try {
    return reader.value(false)?.value;
  } catch {
    return undefined;
  }
}

type Read = { value: unknown; isWhole: boolean };

class Reader {
  private at = 0;
  private readonly json: string;
  private readonly growing: string;

  constructor(json: string, growing: string) {
    this.json = json;
    this.growing = growing;
  }

  /** Undefined where it ends before anything of the value stands. @throws SyntaxError */
  value(mayGrow: boolean): Read | undefined {
    this.skipSpace();
    const next = this.json[this.at];
    if (next === undefined) return undefined;
    if (next === '{') return this.object();
    if (next === '[') return this.list();
    return next === '"' ? this.string(mayGrow) : this.literal();
  }

  private object(): Read {
    const entries: [string, unknown][] = [];
    this.at++;
    while (!this.passes('}')) {
      const key = this.string(false);
      const name = String(key?.value);
      const one = key && this.passes(':') ? this.value(name === this.growing) : undefined;
      if (one) entries.push([name, one.value]);
      if (!one?.isWhole) return { value: Object.fromEntries(entries), isWhole: false };
      this.passes(',');
    }
    return { value: Object.fromEntries(entries), isWhole: true };
  }

  private list(): Read {
    const value: unknown[] = [];
    this.at++;
    while (!this.passes(']')) {
      const one = this.value(false);
      if (one) value.push(one.value);
      if (!one?.isWhole) return { value, isWhole: false };
      this.passes(',');
    }
    return { value, isWhole: true };
  }

  private string(mayGrow: boolean): Read | undefined {
    this.skipSpace();
    const [said = '', end] = /^"(?:[^"\\]|\\.)*("?)/s.exec(this.json.slice(this.at)) ?? [];
    if (said === '') return undefined;
    this.at += said.length;
    if (end) return { value: JSON.parse(said), isWhole: true };
    return mayGrow ? { value: JSON.parse(`${said.replace(unfinishedMark, '')}"`), isWhole: false } : undefined;
  }

  /** A number or word that ends the text may go on. */
  private literal(): Read | undefined {
    const [said = ''] = /^[\w.+-]+/.exec(this.json.slice(this.at)) ?? [];
    this.at += said.length;
    return this.at < this.json.length ? { value: JSON.parse(said), isWhole: true } : undefined;
  }

  private passes(character: string): boolean {
    this.skipSpace();
    const isNext = this.json[this.at] === character;
    if (isNext) this.at++;
    return isNext;
  }

  private skipSpace(): void {
    while (/\s/.test(this.json[this.at] ?? '')) this.at++;
  }
}

/** "\\u00e" of "\\u00e9". */
const unfinishedMark = /\\u[\da-f]{0,3}$/i;
