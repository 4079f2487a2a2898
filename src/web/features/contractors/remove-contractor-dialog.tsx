import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Contractor, ContractorDetail } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { removeContractor, tryToRemove } from './contractor-acts.ts';
import { teamDialog } from './dialog-names.ts';

/**
 * Asks once; a default export, fetched when asked for. Where it is the Contact Point Person the server will refuse: the
 * way to change that stands here, and the refusal too.
 */
export default function RemoveContractorDialog({
  contractor,
  open,
  onClose,
  focusAfter,
}: {
  contractor: Contractor;
  open: boolean;
  onClose: () => void;
  /** Where the focus goes when the row that opened this is gone. */
  focusAfter: () => HTMLElement | null;
}) {
  const gone = useRef(false);
  const { id, company_name } = contractor;
  const { data } = useQuery(orpc.contractors.get.queryOptions({ input: { id }, enabled: open }));
  const needed = data?.properties.filter((property) => property.is_contact_point) ?? [];
  const leave = () => {
    gone.current = true;
    onClose();
  };
  const attempt = useMutation({ mutationFn: () => tryToRemove(contractor), onSuccess: leave });
  const close = () => {
    attempt.reset();
    onClose();
  };
  const remove = () => {
    if (!data || needed.length) return attempt.mutate(); // what is not known yet may be a reason to refuse
    leave();
    removeContractor(contractor);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      finalFocus={() => {
        const to = gone.current ? focusAfter() : true;
        gone.current = false;
        return to ?? true;
      }}
      title={copy.confirmRemoval}
      description={removalWords(company_name, data)}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button variant="danger" busy={attempt.isPending} onClick={remove}>
            {copy.removeContractor}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {attempt.error && <Banner tone="danger">{messageOf(attempt.error)}</Banner>}
        {needed.length > 0 && <Needed properties={needed} onClose={close} />}
      </div>
    </Dialog>
  );
}

function Needed({ properties, onClose }: { properties: ContractorDetail['properties']; onClose: () => void }) {
  const { open } = useUrlDialog('dialog');
  return (
    <>
      <p>{copy.contactPointOfThese}</p>
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
              <Fill
                of={copy.chooseAnother}
                with={{ forProperty: <span className="sr-only">{fill(copy.forProperty, { property: name })}</span> }}
              />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function removalWords(company: string, detail: ContractorDetail | undefined): string {
  const names = detail?.properties.map(({ name }) => name) ?? [];
  if (!names.length) return fill(copy.removalExplained, { company });
  return fill(copy.removalExplainedAt, { company, properties: new Intl.ListFormat(locale).format(names) });
}
