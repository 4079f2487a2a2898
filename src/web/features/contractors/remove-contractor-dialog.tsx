import { useQuery } from '@tanstack/react-query';
import type { Contractor, ContractorDetail } from '#contract/contractors.ts';
import { orpc } from '../../lib/query.ts';
import { useUrlDialog } from '../../lib/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { removeContractor } from './contractor-acts.ts';
import { teamDialog } from './dialog-names.ts';

/**
 * Asks once; a default export, fetched when asked for. Where it is the Contact Point Person it cannot go yet: the way
 * there is offered instead. (The server holds the same rule, should that be news to this page.)
 */
export default function RemoveContractorDialog({
  contractor,
  open,
  onClose,
}: {
  contractor: Contractor;
  open: boolean;
  onClose: () => void;
}) {
  const { id, company_name } = contractor;
  const { data } = useQuery(orpc.contractors.get.queryOptions({ input: { id }, enabled: open }));
  const needed = data?.properties.filter((property) => property.is_contact_point) ?? [];
  const remove = () => {
    onClose();
    removeContractor(contractor);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Confirm Delete"
      description={
        needed.length
          ? `${company_name} is the Contact Point Person of the properties below. Choose another one there first.`
          : `${company_name} will be removed from your active contractors${fromWhere(data)}. You can undo this right after.`
      }
      footer={
        <>
          <Button onClick={onClose}>{needed.length ? 'Close' : 'Cancel'}</Button>
          {needed.length === 0 && (
            <Button variant="danger" onClick={remove}>
              Remove Contractor
            </Button>
          )}
        </>
      }
    >
      {needed.length > 0 && <Needed properties={needed} onClose={onClose} />}
    </Dialog>
  );
}

function Needed({ properties, onClose }: { properties: ContractorDetail['properties']; onClose: () => void }) {
  const { open } = useUrlDialog('dialog');
  return (
    <ul className="grid gap-2">
      {properties.map(({ id, name }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
        >
          {name}
          <Button
            size="compact"
            onClick={() => {
              onClose();
              void open(teamDialog(id));
            }}
          >
            Choose another<span className="sr-only"> for {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function fromWhere(detail: ContractorDetail | undefined): string {
  const names = detail?.properties.map(({ name }) => name) ?? [];
  return names.length ? ` and no longer serve ${new Intl.ListFormat('en-US').format(names)}` : '';
}
