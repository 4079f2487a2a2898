import type { ReactNode } from 'react';
import { LoadFailed } from '../page/load-failed.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog whose content is on its way, or did not come: `failure` says why. `children` holds its place meanwhile. */
export function LoadingDialog({
  open,
  onClose,
  title,
  failure,
  onRetry,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  failure: string | null;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {failure === null ? children : <LoadFailed onRetry={onRetry}>{failure}</LoadFailed>}
    </Dialog>
  );
}
