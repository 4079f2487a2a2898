import { QrCard } from './try-card.tsx';

export function meta() {
  return [{ title: 'Example card · Porchlight' }, { name: 'robots', content: 'noindex' }];
}

/** The card alone, to be printed. */
export default function ExampleCard() {
  return (
    <main id="main" className="mx-auto grid justify-items-center gap-6 px-4 py-12">
      <h1 className="no-print font-display text-title-lg">Example card</h1>
      <p className="no-print max-w-[31em] text-center text-ink-2">
        Print this page: the card comes out alone. The card of your own property is on its page.
      </p>
      <QrCard />
    </main>
  );
}
