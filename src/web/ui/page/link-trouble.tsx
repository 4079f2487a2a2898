import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';

/** What a mail's link could not open: why, once more where that may help, and the way on. */
export function LinkTrouble({
  words,
  onRetry,
  children,
}: {
  words: string;
  onRetry: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-4">
      <Banner tone="danger">{words}</Banner>
      {onRetry && (
        <Button size="large" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
      {children}
    </div>
  );
}
