import { useEffect, useEffectEvent } from 'react';

/**
 * Single-key shortcuts of a screen, by the key as it is typed. Dead inside fields, menus and dialogs, with a modifier
 * held, and while `on` is false (WCAG 2.1.4).
 */
export function useShortcuts(acts: Record<string, (() => void) | undefined>, on: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isShortcut(event) ? acts[event.key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

const typing = 'input, textarea, select, [contenteditable], [role="textbox"]';
/** A toast calls itself a dialog too, but stands in the region of notifications and is over nothing. */
const layers =
  '[role="dialog"]:not([role="region"] *), [role="alertdialog"]:not([role="region"] *), [role="menu"], [role="listbox"], dialog[open]';

function isShortcut({ target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return false;
  if (target instanceof Element && target.closest(typing)) return false;
  return document.querySelector(layers) === null;
}
