import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserDraft } from '../offline/draft-store.ts';
import { openDraftsOf } from '../offline/drafts.ts';
import { applyDraft, draftOf, type FormDraft } from './form-draft.ts';

type Fields = { name: string; phone: string; note: string };
const names = ['name', 'phone', 'note'] as const;
const word = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record({ name: word, phone: word, note: word });

test('a draft laid over what stands there now changes what was typed and nothing else, and says all of it', () =>
  fc.assert(
    fc.property(record, record, record, (base, typed, now) => {
      const { fields, changes } = applyDraft(now, draftOf(base, typed));
      for (const name of names) {
        expect(fields[name]).toBe(typed[name] === base[name] ? now[name] : typed[name]);
        const told = changes.find((one) => one.name === name);
        expect(told).toEqual(fields[name] === now[name] ? undefined : { name, from: now[name], to: fields[name] });
      }
    }),
  ));

test('what stands as it stood is no draft', () =>
  fc.assert(fc.property(record, (base) => draftOf(base, { ...base }) === null)));

const things = ['contractor.1', 'contractor.10', 'stay.new.7'];
const windows = ['w1', 'w2', 'w3'];
const step = fc.record({
  do: fc.constantFrom('type', 'type', 'type', 'reload', 'close', 'discard'),
  thing: fc.nat(2),
  window: fc.nat(2),
  field: fc.constantFrom(...names),
});
const empty: Fields = { name: '', phone: '', note: '' };

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  openDraftsOf('ada');
});

/** Like the browser's, whose names are its own properties. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

test('whatever is typed, reloaded, closed or discarded in any window: a form shows nothing of another thing, and no window loses its words', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      vi.stubGlobal('localStorage', storage());
      /** By window and thing, the form as it stands on screen. */
      const forms = new Map<
        string,
        {
          fields: Fields;
          begunWith: Fields;
          isMine: boolean;
          store: ReturnType<typeof browserDraft<FormDraft<Fields>>>;
        }
      >();
      const open = (thing: string, window: string) => {
        const at = `${window} ${thing}`;
        const store = browserDraft<FormDraft<Fields>>(thing, window);
        const begunWith = applyDraft(empty, store.read()).fields;
        const form = forms.get(at) ?? { fields: begunWith, begunWith, isMine: false, store };
        forms.set(at, form);
        return form;
      };
      let count = 0;
      for (const one of steps) {
        const [thing, window] = [things[one.thing] ?? '', windows[one.window] ?? ''];
        const at = `${window} ${thing}`;
        const form = open(thing, window);
        if (one.do === 'type') {
          form.fields = { ...form.fields, [one.field]: `${thing}: ${++count}` };
          form.isMine = true;
          form.store.write(draftOf(empty, form.fields));
        }
        if (one.do === 'discard') {
          form.store.write(null);
          // Who throws away what another window typed has seen it.
          const seen = JSON.stringify(form.begunWith);
          for (const [key, other] of forms)
            if (key.endsWith(` ${thing}`) && JSON.stringify(other.fields) === seen) other.isMine = false;
          form.fields = empty;
          form.isMine = false;
        }
        if (one.do === 'reload') {
          forms.delete(at);
          const again = open(thing, window).fields;
          if (form.isMine) expect(again).toEqual(form.fields);
        }
        if (one.do === 'close') forms.delete(at);
        for (const [key, { fields }] of forms)
          for (const value of Object.values(fields)) if (value) expect(value.split(':')[0]).toBe(key.slice(3));
      }
    }),
    { numRuns: 500 },
  ));
