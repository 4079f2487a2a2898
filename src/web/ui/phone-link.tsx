import type { ReactNode } from 'react';
import { nameLinkClass } from './name-link-class.ts';

/** A phone number as it is read, called by a tap; it never breaks at the end of a line. Without `href` it is text. */
export function PhoneLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span className="whitespace-nowrap">{children}</span>;
  return (
    <a href={href} className={`whitespace-nowrap ${nameLinkClass}`}>
      {children}
    </a>
  );
}
