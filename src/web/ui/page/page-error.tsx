import { Logo } from './logo.tsx';

/** What stands on the page when a screen fails: calm, what is kept, what to do. No router needed. */
export function PageError({ message }: { message?: string }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-read content-center gap-4 p-6">
      <title>Something went wrong · Porchlight</title>
      <Logo />
      <h1 className="text-title-lg">We couldn't show this page.</h1>
      <p className="text-ink-2">{message ?? 'What you saved is safe. Load the page again, or go back to the start.'}</p>
      <p className="flex gap-6">
        <button type="button" className="py-2 text-primary-text underline" onClick={() => location.reload()}>
          Load it again
        </button>
        <a href="/" className="py-2 text-primary-text underline">
          Go to the start
        </a>
      </p>
    </main>
  );
}
