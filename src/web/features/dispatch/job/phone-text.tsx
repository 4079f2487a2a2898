import { Fragment } from 'react';
import { telOf } from '#contract/site/support.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/** A sentence in which telephone numbers can be tapped. */
export function PhoneText({ children }: { children: string }) {
  const pieces = children.split(/((?:\+1[ -]?)?\(?\d{3}\)?[ -]\d{3}-\d{4})/); // words and numbers in turn
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, which only change together
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <PhoneLink key={at} href={telOf(piece)}>
        {piece}
      </PhoneLink>
    ),
  );
}
