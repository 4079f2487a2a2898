import * as copy from '#contract/messages/en/site/example-card.ts';
import { QrCard } from './try-card.tsx';

export function meta() {
  return [{ title: copy.title }, { name: 'robots', content: 'noindex' }];
}

/** The card alone, to be printed. */
export default function ExampleCard() {
  return (
    <main id="main" className="mx-auto grid justify-items-center gap-6 px-4 py-12">
      <h1 className="no-print font-display text-title-lg">{copy.heading}</h1>
      <p className="no-print max-w-[31em] text-center text-ink-2">{copy.howToPrint}</p>
      <QrCard />
    </main>
  );
}
