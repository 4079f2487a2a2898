import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { restoreProperty } from '../removal/removal.ts';

export type TakenAddress = { message: string; restoreId: string | null };

/** Somebody has a property at this address; when it is one the owner removed, they can have it back. */
export function AddressTaken({ taken, onRestored }: { taken: TakenAddress; onRestored: (propertyId: string) => void }) {
  const { restoreId } = taken;
  const restore = useMutation({
    mutationFn: restoreProperty,
    onSuccess: ({ id, name }) => {
      showToast({ title: fill(propertiesCopy.propertyRestored, { property: name }) });
      onRestored(id);
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  const action = restoreId && (
    <Button size="compact" busy={restore.isPending} onClick={() => restore.mutate(restoreId)}>
      {copy.restoreIt}
    </Button>
  );
  return (
    <Banner tone="danger" action={action}>
      {taken.message}
    </Banner>
  );
}
