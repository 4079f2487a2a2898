import { Children, type ReactNode, useId } from 'react';

type DayListProps = {
  title: string;
  /** Beneath the title. */
  note?: ReactNode;
  /** Said in place of rows where there are none. */
  empty: string;
  /** A link to the rest of a longer list, in `dayMoreClass`. */
  more?: ReactNode;
  children: ReactNode;
};

/** One list of the owner's day under its title. */
export function DayList({ title, note, empty, more, children }: DayListProps) {
  const id = useId();
  const isEmpty = Children.count(children) === 0;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-1">
      <h3 id={id} className="text-label">
        {title}
      </h3>
      {note && <p className="text-meta text-ink-2">{note}</p>}
      {isEmpty ? <p className="text-ink-2">{empty}</p> : <ul className="grid grid-cols-1">{children}</ul>}
      {more}
    </section>
  );
}

/** The link beneath such a list. */
export const dayMoreClass = 'justify-self-start py-2.75 text-primary-text underline';

/** A row of such a list; its link covers all of it. */
export const dayRowClass =
  'relative grid grid-cols-1 gap-1 border-b border-line py-2.5 last:border-0 hover:bg-surface-2 max-sm:-mx-4 max-sm:px-4';
