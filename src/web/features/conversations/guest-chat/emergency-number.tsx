import { support } from '#contract/site/support.ts';

/**
 * Whom to call in danger here, known before anything has been fetched and when nothing can be: the server writes it
 * into the document it sends.
 */
export function emergencyNumber(): string {
  if (typeof document === 'undefined') return support.emergency; // while the page is built
  const said = document.querySelector<HTMLMetaElement>('meta[name=emergency-number]');
  return said?.content || support.emergency;
}

/** The number as a text of its own: where the page is built, the server finds it by that. */
export function EmergencyLink({ className }: { className?: string }) {
  const number = emergencyNumber();
  return (
    <a href={`tel:${number}`} className={className}>
      {number}
    </a>
  );
}
