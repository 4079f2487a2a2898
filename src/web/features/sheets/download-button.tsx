import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/sheets.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** Makes and saves a file; turns while the server works on it, and says why when there is none. */
export function DownloadButton({
  path,
  icon,
  variant,
  size,
  onDone,
  children,
}: {
  /** Under /api/v1. */
  path: string;
  icon?: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  onDone?: () => void;
  children: ReactNode;
}) {
  const fetching = useMutation({
    // What fetches it comes with the first press.
    mutationFn: async (wanted: string) => (await import('../../lib/http/download.ts')).downloadFile(wanted),
    onSuccess: onDone,
    onError: (error) => showToast({ title: 'status' in error ? error.message : copy.fileFailed, tone: 'error' }),
  });
  return (
    <Button variant={variant} size={size} busy={fetching.isPending} onClick={() => fetching.mutate(path)}>
      {icon && !fetching.isPending && <Icon of={icon} />}
      {children}
    </Button>
  );
}
