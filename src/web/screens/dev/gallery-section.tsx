import type { ReactNode } from 'react';

/** One family of parts, with its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-8">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

/** Parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Parts in columns on wide windows. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2">{children}</div>;
}
