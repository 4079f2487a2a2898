import { Check, Circle } from 'lucide-react';
import { isPassphrase, passwordClasses, passwordLength } from '#contract/accounts/account-forms.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/accounts/passwords.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';

const { lower, upper, digit, sign } = passwordClasses;
const rules: [string, (password: string) => boolean][] = [
  [
    fill(copy.ruleLength, { count: limits.password.min }),
    (password) => passwordLength(password) >= limits.password.min,
  ],
  [copy.ruleLowercase, (password) => isPassphrase(password) || lower.test(password)],
  [copy.ruleUppercase, (password) => isPassphrase(password) || upper.test(password)],
  [copy.ruleDigit, (password) => isPassphrase(password) || digit.test(password)],
  [copy.ruleSign, (password) => isPassphrase(password) || sign.test(password)],
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
                <span className="sr-only"> {met ? copy.ruleMet : copy.ruleNotMet}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-meta text-ink-2">{fill(copy.rulePassphrase, { count: limits.password.passphrase })}</p>
    </>
  );
}
