import * as copy from '#contract/messages/en/ui.ts';
import { Logo } from './logo.tsx';

/** What stands on the page when a screen fails: calm, what is kept, what to do. No router needed. */
export function PageError({ message }: { message?: string }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-read content-center gap-4 p-6">
      <title>{copy.errorTabTitle}</title>
      <Logo />
      <h1 className="text-title-lg">{copy.errorTitle}</h1>
      <p className="text-ink-2">{message ?? copy.errorBody}</p>
      <p className="flex gap-6">
        <button type="button" className="py-2.75 text-primary-text underline" onClick={() => location.reload()}>
          {copy.loadAgain}
        </button>
        <a href="/" className="py-2.75 text-primary-text underline">
          {copy.goToStart}
        </a>
      </p>
    </main>
  );
}
