import { Check, Circle } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

const rules: [string, (password: string) => boolean][] = [
  [`At least ${limits.password.min} characters`, (password) => password.length >= limits.password.min],
  ['A lowercase letter', (password) => /[a-z]/.test(password)],
  ['An uppercase letter', (password) => /[A-Z]/.test(password)],
  ['A digit', (password) => /\d/.test(password)],
  [
    'One of @$!%*?&, and no other signs',
    (password) => /[@$!%*?&]/.test(password) && /^[A-Za-z\d@$!%*?&]*$/.test(password),
  ],
];

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="grid gap-x-4 gap-y-1 text-meta sm:grid-cols-2">
      {rules.map(([words, holds]) => {
        const met = holds(password);
        return (
          <li key={words} className={cx('flex items-start gap-1.5', met ? 'text-success-text' : 'text-ink-2')}>
            <Icon of={met ? Check : Circle} size={14} className="mt-0.5 shrink-0" />
            <span>
              {words}
              <span className="sr-only">{met ? ' (met)' : ' (not yet)'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
