import { buttonClass } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/page/logo.tsx';

/** The card that hangs in a property, to be scanned from this page; the server draws the code for its own address. */
export function TryCard() {
  return (
    <section aria-labelledby="try" className="later border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-site items-center grid-cols-1 gap-x-16 gap-y-8 px-4 py-16 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="grid justify-items-start gap-4">
          <h2 id="try" className="font-display text-display text-balance">
            This is all your guests need
          </h2>
          <p className="max-w-[33em] text-body-lg text-ink-2">
            A card by the door. They scan it and write in their own words, without an app or an account. Try it: the
            code opens the chat of an example property.
          </p>
          <div className="flex flex-wrap gap-3">
            <a href="/try" className={buttonClass({ size: 'large' })}>
              Open the example chat
            </a>
            <a href="/example-card" className={buttonClass({ variant: 'quiet', size: 'large' })}>
              Print this card
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
      <p className="font-display text-title">Need anything?</p>
      <img src="/try.svg" width="160" height="160" alt="QR code that opens the example chat" loading="lazy" />
      <p className="text-meta text-ink-2">Scan to chat, day or night. No app needed.</p>
    </div>
  );
}
