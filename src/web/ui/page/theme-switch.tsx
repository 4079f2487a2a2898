import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

type Choice = 'system' | 'light' | 'dark';
const key = 'porchlight.theme'; // theme-boot.js reads it before the first paint

/** System, Light or Dark, kept in this browser. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(listen, readChoice, () => 'system' as const);
  return (
    <fieldset className="inline-flex rounded-control border border-line-strong p-0.5">
      <legend className="sr-only">{copy.theme}</legend>
      {options.map(({ value, label, icon }) => (
        <label
          key={value}
          className={cx(
            'relative inline-flex min-h-8 items-center gap-1.5 rounded-small px-2.5 text-meta has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11',
            value === choice ? 'bg-surface-3 text-ink' : 'text-ink-2',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={value === choice}
            onChange={() => chooseTheme(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon of={icon} />
          <span className="max-sm:sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const options = [
  { value: 'system', label: copy.themeSystem, icon: Monitor },
  { value: 'light', label: copy.themeLight, icon: Sun },
  { value: 'dark', label: copy.themeDark, icon: Moon },
] as const;

/** Keeps the choice in this browser and shows it at once. Where storage is forbidden the system's stays. */
export function chooseTheme(choice: Choice) {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    return;
  }
  dispatchEvent(new Event('porchlight:theme'));
}

function readChoice(): Choice {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

function listen(changed: () => void) {
  addEventListener('porchlight:theme', changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener('porchlight:theme', changed);
    removeEventListener('storage', changed);
  };
}
