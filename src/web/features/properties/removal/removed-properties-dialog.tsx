import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RemovedList } from './removed-list.tsx';

/** The same list over any screen. A default export, so that it comes when asked for. */
export default function RemovedPropertiesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Removed properties"
      description="You can bring a property back within 30 days. After that, our support team can."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <RemovedList enabled={open} />
    </Dialog>
  );
}
