import type { ReactNode } from 'react';
import type { RemovedHouse } from '#contract/conversations/guest.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { EmergencyLink } from './emergency-number.tsx';
import { useGuestWords } from './guest-words.tsx';
import { refusalWords } from './refusal-words.ts';

export type HouseProps = { house: RemovedHouse };

/** The link opens nothing any more: it was renewed, or never was one. */
export function LinkGone() {
  const { say } = useGuestWords();
  return (
    <Calm title={say('linkGone')}>
      <p>{say('linkGoneWhy')}</p>
      <InDanger />
    </Calm>
  );
}

/** The server did not answer, or not with the chat; what was written is kept here. */
export function NotReached({ refusal, onRetry }: { refusal: RestError | undefined; onRetry: () => void }) {
  const words = useGuestWords();
  const { say } = words;
  return (
    <Calm title={say(refusal ? 'notOpened' : 'notReached')}>
      <p>
        {refusal ? refusalWords(words, refusal) : say('checkConnection')} {say('isKept')}
      </p>
      <InDanger />
      <Button variant="primary" size="large" className="justify-self-start" onClick={onRetry}>
        {say('tryAgain')}
      </Button>
    </Calm>
  );
}

export function InDanger() {
  const { sentences } = useGuestWords();
  const number = <EmergencyLink className="py-2.75 text-primary-text underline" />;
  return (
    <p>
      <Fill of={sentences.inDanger} with={{ number }} />
    </p>
  );
}

export function Calm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-read content-center gap-4 p-6 text-body-lg text-ink-2">
      <Logo />
      <h1 className="text-title-lg text-ink">{title}</h1>
      {children}
    </main>
  );
}
