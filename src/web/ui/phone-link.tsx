import { nameLinkClass } from './name-link-class.ts';

/** A phone number as it is read, called by a tap; it never breaks at the end of a line. */
export function PhoneLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={`whitespace-nowrap ${nameLinkClass}`}>
      {children}
    </a>
  );
}
