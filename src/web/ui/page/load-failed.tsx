import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';

/** In the place of a list, or of a part of a page, that could not be fetched: which or why, and Retry. */
export function LoadFailed({
  children,
  onRetry,
  className,
}: {
  children: ReactNode;
  onRetry: () => void;
  className?: string;
}) {
  return (
    <p role="alert" className={cx('flex flex-wrap items-center gap-3', className)}>
      {children}
      <Button size="compact" onClick={onRetry}>
        {common.retry}
      </Button>
    </p>
  );
}
