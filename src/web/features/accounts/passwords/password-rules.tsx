import { Check, Circle } from 'lucide-react';
import { isPassphrase, passwordClasses, passwordLength } from '#contract/accounts/account-forms.ts';
import { limits } from '#contract/limits.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';

const { lower, upper, digit, sign } = passwordClasses;
const rules: [string, (password: string) => boolean][] = [
  [`At least ${limits.password.min} characters`, (password) => passwordLength(password) >= limits.password.min],
  ['A lowercase letter', (password) => isPassphrase(password) || lower.test(password)],
  ['An uppercase letter', (password) => isPassphrase(password) || upper.test(password)],
  ['A digit', (password) => isPassphrase(password) || digit.test(password)],
  ['One of @$!%*?&', (password) => isPassphrase(password) || sign.test(password)],
];

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <>
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
      <p className="text-meta text-ink-2">Or {limits.password.passphrase} characters or more of any kind.</p>
    </>
  );
}
