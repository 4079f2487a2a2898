import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { RemovedProperty } from '#contract/properties/property-changes.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { addressOf } from '../address-line.ts';
import { restoreProperty } from './removal.ts';

/** A removed property with Restore; `children` say whose it was, and when and until when. */
export function RemovedRow({ property, children }: { property: RemovedProperty; children: ReactNode }) {
  const { id, name } = property;
  const restore = useMutation({
    mutationFn: restoreProperty,
    onSuccess: () => showToast({ title: fill(copy.propertyRestored, { property: name }) }),
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-label">{name}</p>
        <p className="text-ink-2">{addressOf(property)}</p>
        <p className="text-meta break-words text-ink-2">{children}</p>
      </div>
      <Button busy={restore.isPending} onClick={() => restore.mutate(id)}>
        <Fill of={copy.restoreThis} with={{ property: <span className="sr-only">{name}</span> }} />
      </Button>
    </li>
  );
}
