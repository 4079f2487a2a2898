import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadFile } from '../../lib/download.ts';
import { RestError } from '../../lib/rest.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';

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
    mutationFn: downloadFile,
    onSuccess: onDone,
    onError: (error) => showToast({ title: wordsOf(error), tone: 'error' }),
  });
  return (
    <Button variant={variant} size={size} busy={fetching.isPending} onClick={() => fetching.mutate(path)}>
      {icon && !fetching.isPending && <Icon of={icon} />}
      {children}
    </Button>
  );
}

const wordsOf = (error: Error) =>
  error instanceof RestError ? error.message : "We couldn't make that file. Try again.";
