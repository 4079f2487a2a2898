import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';

/** In the place of a whole page or dialog that could not be fetched: which or why, and Retry. `way` leads elsewhere. */
export function PageFailed({
  title,
  children,
  onRetry,
  way,
}: {
  title?: string;
  children: ReactNode;
  onRetry: () => void;
  way?: ReactNode;
}) {
  return (
    <Banner
      tone="danger"
      {...(title && { title })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="compact" onClick={onRetry}>
            {common.retry}
          </Button>
          {way}
        </span>
      }
    >
      {children}
    </Banner>
  );
}
