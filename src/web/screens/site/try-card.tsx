import * as copy from '#contract/messages/en/site/example-card.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/page/logo.tsx';

/** The card that hangs in a property, to be scanned from this page; the server draws the code for its own address. */
export function TryCard() {
  return (
    <section aria-labelledby="try" className="later border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-site items-center grid-cols-1 gap-x-16 gap-y-8 px-4 py-16 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="grid justify-items-start gap-4">
          <h2 id="try" className="font-display text-display text-balance">
            {copy.tryTitle}
          </h2>
          <p className="max-w-[33em] text-body-lg text-ink-2">{copy.tryText}</p>
          <div className="flex flex-wrap gap-3">
            <a href="/try" className={buttonClass({ size: 'large' })}>
              {copy.openChat}
            </a>
            <a href="/example-card" className={buttonClass({ variant: 'quiet', size: 'large' })}>
              {copy.printCard}
            </a>
          </div>
        </div>
        <QrCard />
      </div>
    </section>
  );
}

/** White in both themes: it is paper. */
export function QrCard() {
  return (
    <div
      data-theme="light"
      className="qr-card grid w-72 max-w-full justify-items-center gap-3 justify-self-center rounded-dialog border border-line bg-surface p-6 text-center text-ink"
    >
      <LogoMark size={32} />
      <p className="font-display text-title">{copy.cardTitle}</p>
      <img src="/try.svg" width="160" height="160" alt={copy.cardCodeAlt} loading="lazy" />
      <p className="text-meta text-ink-2">{copy.cardText}</p>
    </div>
  );
}
