import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/properties/page.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Fill } from '../../../ui/fill.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';

/** Asks before the old link and all its cards stop working. A default export, so that it comes when asked for. */
export default function RotateDialog({
  id,
  name,
  open,
  onClose,
}: {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}) {
  const rotate = useMutation({
    mutationFn: () => api.propertyChanges.rotateGuestLink({ id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
      showToast({ title: copy.linkRenewed });
      onClose();
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <ConfirmDialog
      open={open}
      title={copy.renewTitle}
      confirm={copy.renewLink}
      danger
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      <Fill of={copy.renewMeaning} with={{ property: <strong>{name}</strong> }} />
    </ConfirmDialog>
  );
}
