import { vi } from 'vitest';

/** Like a browser's storage, whose names are its own properties. `told` hears of each change. */
const storage = (told: (key: string, newValue: string | null) => void = () => undefined): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
      told(key, value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
      told(key, null);
    },
  });

/** A page of a tab. Its modules are its own, and what they were about to do ends with it. */
type Page<Modules> = { isAlive: boolean; events: EventTarget; modules: Modules | null };
type Tab<Modules> = { session: Storage; page: Page<Modules> };

/**
 * A browser as far as it keeps things: storage that all tabs share, storage of each tab, a database, locks, a cipher. One
 * tab at a time has the floor; what its page began is settled before another one gets it. `load` imports a page's
 * modules.
 */
export class BrowserTabs<Name extends string, Modules> {
  readonly #load: () => Promise<Modules>;
  readonly #disk = new Map<string, unknown>();
  readonly #locks = new Map<string, Page<Modules>>();
  readonly #tabs: Map<Name, Tab<Modules>>;
  #front: Page<Modules> | null = null;

  constructor(names: readonly Name[], load: () => Promise<Modules>) {
    this.#load = load;
    this.#tabs = new Map(names.map((name) => [name, { session: storage(), page: newPage<Modules>() }]));
    vi.stubGlobal(
      'localStorage',
      storage((key, newValue) => this.#tellOthers({ key, newValue })),
    );
    vi.stubGlobal('navigator', { locks: { request: this.#request } });
    vi.stubGlobal('crypto', cipher());
  }

  /** From now on what runs is this tab's page; answers its modules. */
  enter(name: Name): Modules {
    const { modules } = this.#floor(name);
    if (!modules) throw new Error(`Nothing is loaded in the ${name} tab.`);
    return modules;
  }

  /** The tab's page ends, and another one begins: nothing of the old one is done any more. */
  async reload(name: Name): Promise<Modules> {
    const old = this.#floor(name);
    old.events.dispatchEvent(new Event('pagehide'));
    old.isAlive = false;
    for (const [lock, holder] of this.#locks) if (holder === old) this.#locks.delete(lock);
    const page = newPage<Modules>();
    Object.assign(this.#tab(name), { page });
    this.#floor(name);
    vi.resetModules();
    vi.doMock('idb-keyval', () => this.#databaseFor(page));
    page.modules = await this.#load();
    return page.modules;
  }

  /** As a browser tells its other pages of what one of them wrote. */
  #tellOthers(change: { key: string; newValue: string | null }): void {
    for (const { page } of this.#tabs.values())
      if (page !== this.#front) page.events.dispatchEvent(Object.assign(new Event('storage'), change));
  }

  #tab(name: Name): Tab<Modules> {
    const tab = this.#tabs.get(name);
    if (!tab) throw new Error(`There is no ${name} tab.`);
    return tab;
  }

  #floor(name: Name): Page<Modules> {
    const { session, page } = this.#tab(name);
    this.#front = page;
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('addEventListener', page.events.addEventListener.bind(page.events));
    vi.stubGlobal('removeEventListener', page.events.removeEventListener.bind(page.events));
    return page;
  }

  #databaseFor(page: Page<Modules>) {
    const disk = this.#disk;
    const write = async (work: () => void): Promise<void> => {
      await Promise.resolve(); // a transaction is done after the turn that asked for it
      if (!page.isAlive) return new Promise(() => undefined);
      work();
    };
    return {
      get: async (key: string) => structuredClone(disk.get(key)),
      getMany: async (keys: string[]) => keys.map((key) => structuredClone(disk.get(key))),
      set: (key: string, value: unknown) => write(() => disk.set(key, structuredClone(value))),
      del: (key: string) => write(() => disk.delete(key)),
      delMany: (keys: string[]) => write(() => keys.forEach((key) => void disk.delete(key))),
      keys: async () => [...disk.keys()],
    };
  }

  readonly #request = async (
    name: string,
    _: { ifAvailable: true },
    held: (lock: object | null) => Promise<void> | undefined,
  ) => {
    const page = this.#front;
    if (!page || this.#locks.has(name)) return held(null);
    this.#locks.set(name, page);
    await held({ name });
    if (this.#locks.get(name) === page) this.#locks.delete(name);
  };
}

const newPage = <Modules>(): Page<Modules> => ({ isAlive: true, events: new EventTarget(), modules: null });

/** All that was begun is done. */
export const settled = () => new Promise<void>((done) => setTimeout(done));

/** A cipher that takes a turn, and tells only what its own key sealed. */
function cipher() {
  const real = globalThis.crypto;
  const xor = (bytes: Uint8Array, key: Uint8Array) => bytes.map((byte, at) => byte ^ (key[at % key.length] ?? 0));
  return {
    getRandomValues: real.getRandomValues.bind(real),
    randomUUID: real.randomUUID.bind(real),
    subtle: {
      importKey: async (_: string, raw: Uint8Array) => raw,
      encrypt: async (_: object, key: Uint8Array, plain: Uint8Array) =>
        xor(new Uint8Array([...key.slice(0, 4), ...plain]), key).buffer,
      decrypt: async (_: object, key: Uint8Array, sealed: ArrayBuffer) => {
        const plain = xor(new Uint8Array(sealed), key);
        if (plain.slice(0, 4).some((byte, at) => byte !== key[at])) throw new Error('Another key sealed it.');
        return plain.slice(4);
      },
    },
  };
}
