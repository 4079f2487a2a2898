import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LiveAssignmentPanel } from './live-assignment-panel.tsx';

/** Who serves one property, over any screen. A default export, so that it comes when it is first opened. */
export default function TeamDialog({
  propertyId,
  open,
  onClose,
}: {
  propertyId: string;
  open: boolean;
  onClose: () => void;
}) {
  const { data } = useQuery(orpc.properties.get.queryOptions({ input: { id: propertyId } }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={data ? fill(copy.contractorsOf, { property: data.name }) : copy.contractorsTitle}
    >
      <LiveAssignmentPanel propertyId={propertyId} />
    </Dialog>
  );
}
