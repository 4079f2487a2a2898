import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { afterStepBack } from '../address/step-back.ts';
import { takeHeldKeys } from './held-keys.ts';
import { keyOf, ShortcutPresses, secondKeyMs } from './shortcut-presses.ts';
import { singleKeys } from './single-keys.ts';

/** One way to do something by keys, and what the list of keys says of it. */
export type Shortcut = {
  /** As they are typed: `n`, `?`, `g p` one after the other, `mod+k` with ⌘ or Ctrl held. */
  keys: string;
  does: string;
  /** Without it the keys are only listed: it may not be done now, or a field hears them itself. */
  act?: (() => void) | undefined;
};

/** Where they count, the nearest first: on this screen, on all, and those that lead to another one. */
export const scopes = ['here', 'everywhere', 'go'] as const;
export type Scope = (typeof scopes)[number];

/**
 * The one list of keys of all signed-in screens: whoever is shown puts theirs there. Keys without a modifier are dead
 * inside fields, menus and dialogs, while an input method composes, and where they are switched off (WCAG 2.1.4).
 */
export function useShortcuts(scope: Scope, shortcuts: readonly Shortcut[]): void {
  const id = useId();
  // Before the picture, so that what is seen is heard; with every render, since what may be done changes.
  useLayoutEffect(() => put(id, scope, shortcuts));
  useLayoutEffect(() => () => drop(id), [id]);
}

const shown = new Map<string, { scope: Scope; shortcuts: readonly Shortcut[] }>();

function put(id: string, scope: Scope, shortcuts: readonly Shortcut[]): void {
  if (shown.size === 0) addEventListener('keydown', press);
  shown.set(id, { scope, shortcuts });
}

function drop(id: string): void {
  shown.delete(id);
  if (shown.size === 0) removeEventListener('keydown', press);
}

/** Those of one scope as they are now. Not kept true: for what opens and asks once. */
export const shortcutsIn = (scope: Scope): Shortcut[] =>
  [...shown.values()].flatMap((one) => (one.scope === scope ? one.shortcuts : []));

const presses = new ShortcutPresses();

function press(event: KeyboardEvent): void {
  if (!event.defaultPrevented) hear(event);
}

/** Does what was asked for by keys before anything could be done. To be called once all that is shown is in the list. */
export const pressHeldKeys = (): void => takeHeldKeys().forEach(hear);

function hear(event: KeyboardEvent): void {
  if (event.isComposing || event.repeat) return;
  const found = event.altKey ? undefined : event.metaKey || event.ctrlKey ? chordOf(event) : singleOf(event);
  if (!found) return;
  event.preventDefault(); // the browser's own search bar, or the letter in a field that takes the focus
  afterStepBack(found);
}

/** With ⌘ or Ctrl they count in fields and dialogs too, and whether single keys are on or not. */
function chordOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  return shiftKey ? undefined : actOf(`mod+${key.toLowerCase()}`);
}

function singleOf(event: KeyboardEvent): (() => void) | undefined {
  const key = singleKeys.get() && isFree(event.target) ? keyOf(event) : null;
  if (key === null) {
    if (event.key !== 'Shift') begin(null);
    return undefined;
  }
  const pressed = presses.press(key, known(), event.timeStamp);
  begin(pressed.is === 'begun' ? pressed.by : null);
  if (pressed.is === 'begun') return () => undefined;
  return pressed.is === 'whole' ? actOf(pressed.keys) : undefined;
}

const known = () => scopes.flatMap(shortcutsIn).flatMap(({ keys, act }) => (act ? [keys] : []));
const actOf = (wanted: string) => scopes.flatMap(shortcutsIn).find(({ keys, act }) => act && keys === wanted)?.act;

const typing = 'input, textarea, select, [contenteditable], [role="textbox"]';
/** What fades out is closed already: whoever goes on by keys does not wait for the picture. */
const closing = '[data-closed]';
/** A toast calls itself a dialog too, but stands in the region of notifications and is over nothing. */
const layers = [
  '[role="dialog"]:not([role="region"] *)',
  '[role="alertdialog"]:not([role="region"] *)',
  '[role="menu"]',
  '[role="listbox"]',
]
  .map((layer) => `${layer}:not(${closing}, ${closing} *)`)
  .concat('dialog[open]')
  .join(', ');

const isFree = (target: EventTarget | null) => !isTyping(target) && document.querySelector(layers) === null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typing) !== null && target.closest(closing) === null;

let begun: string | null = null;
let over: ReturnType<typeof setTimeout> | undefined;
const watching = new Set<() => void>();

function begin(by: string | null): void {
  if (by === null) presses.forget();
  clearTimeout(over);
  if (by !== null) over = setTimeout(() => begin(null), secondKeyMs);
  if (begun === by) return;
  begun = by;
  for (const told of watching) told();
}

/** The first of two keys, while the second is waited for. */
export const useBegunKeys = (): string | null =>
  useSyncExternalStore(
    (told) => {
      watching.add(told);
      return () => watching.delete(told);
    },
    () => begun,
    () => null,
  );
