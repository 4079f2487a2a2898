import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Covered until it is asked for: a dashboard stands open on desks and in cafés. */
export function SecretValue({ of, value }: { of: string; value: string }) {
  const [shown, setShown] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-words">{shown ? value : '••••••'}</span>
      <Button size="compact" variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Reveal'}
        <span className="sr-only"> {of}</span>
      </Button>
    </span>
  );
}
