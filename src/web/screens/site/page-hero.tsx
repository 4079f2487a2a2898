import type { ReactNode } from 'react';

/** The top of every public page but the home page. */
export function PageHero({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-site justify-items-center gap-5 px-4 pt-12 pb-8 text-center sm:px-6 sm:pt-16">
      <h1 className="max-w-[14.5em] font-display text-[clamp(2.25rem,1.5rem+2.5vw,3.25rem)] leading-[1.1] tracking-[-0.02em] text-balance">
        {title}
      </h1>
      <p className="max-w-[36em] text-body-lg text-balance text-ink-2">{lead}</p>
      {children}
    </div>
  );
}
