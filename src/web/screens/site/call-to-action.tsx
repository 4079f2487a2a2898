import type { ReactNode } from 'react';
import { LongStreet } from '../../ui/page/long-street.tsx';

/** The last word of a page: the street at night in both themes, one door lit. */
export function CallToAction({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="next" className="later no-print mx-auto w-full max-w-site px-4 py-10 sm:px-6 sm:py-14">
      <div data-theme="dark" className="overflow-hidden rounded-dialog border border-line bg-bg text-ink">
        <div className="grid justify-items-center gap-4 px-4 pt-12 pb-8 text-center">
          <h2 id="next" className="max-w-[16em] font-display text-display text-balance">
            {title}
          </h2>
          <p className="max-w-[33em] text-body-lg text-balance text-ink-2">{text}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
        </div>
        <LongStreet className="h-28 w-full sm:h-40" />
      </div>
    </section>
  );
}
