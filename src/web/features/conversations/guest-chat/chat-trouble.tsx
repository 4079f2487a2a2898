import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { EmergencyLink } from './emergency-number.tsx';

/** The link opens nothing any more: it was renewed, or never was one. */
export function LinkGone() {
  return (
    <Calm title="This link isn't in use any more.">
      <p>Your host may have renewed it. Scan the code in the property again, or ask your host for the new link.</p>
      <p>
        In danger, call <EmergencyLink className="py-2 text-primary-text underline" />.
      </p>
    </Calm>
  );
}

/** The server did not answer, or not with the chat; what was written is kept here. */
export function NotReached({ refusal, onRetry }: { refusal: string | undefined; onRetry: () => void }) {
  return (
    <Calm title={`We couldn't ${refusal ? 'open the chat' : 'reach the house'}.`}>
      <p>{refusal || 'Check your connection and try again.'} What you wrote is kept on this device.</p>
      <p>
        In danger, call <EmergencyLink className="py-2 text-primary-text underline" />.
      </p>
      <Button variant="primary" size="large" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Calm>
  );
}

function Calm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-read content-center gap-4 p-6 text-body-lg text-ink-2">
      <Logo />
      <h1 className="text-title-lg text-ink">{title}</h1>
      {children}
    </main>
  );
}
