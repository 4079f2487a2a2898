import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RemovedList } from './removed-list.tsx';

/** The same list over any screen. A default export, so that it comes when asked for. */
export default function RemovedPropertiesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.removedProperties}
      description={copy.removedMeaning}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <RemovedList enabled={open} />
    </Dialog>
  );
}
