import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks once before something that matters. `confirm` is verb + object, as the button says it. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = common.cancel,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return <Dialog open={open} onClose={onClose} title={title} description={children} footer={footer} />;
}
