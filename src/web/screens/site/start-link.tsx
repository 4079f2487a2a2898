import { type ButtonVariant, buttonClass } from '../../ui/button.tsx';

/** To the sign-up page; a document of its own. */
export function StartLink({ variant, children }: { variant?: ButtonVariant; children: string }) {
  return (
    <a href="/signup" className={buttonClass({ variant, size: 'large' })}>
      {children}
    </a>
  );
}
