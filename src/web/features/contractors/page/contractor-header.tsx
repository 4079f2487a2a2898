import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { ContractorDetail } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import { fill } from '#contract/messages/fill.ts';
import { whyUnreachable } from '#contract/phones.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { useMay } from '../../../lib/session/role.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { refreshContractors } from '../contractor-acts.ts';
import { editDialog } from '../dialog-names.ts';
import { PaperBadges } from '../paper-badges.tsx';
import { StarsWords } from '../stars-words.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';

/** Who it is. It stands before the contractor is here, so that the heading that took the focus stays. */
export function ContractorHeader({ contractor }: { contractor: ContractorDetail | undefined }) {
  const { open } = useUrlDialog('dialog');
  const mayEdit = useMay('contractors.update');
  return (
    <>
      <nav aria-label={copy.whereYouAre} className="mb-2">
        <Link to="/dashboard/contractors" className="text-meta text-ink-2 underline touch:inline-block touch:py-3.25">
          {copy.allContractors}
        </Link>
      </nav>
      <PageHeader
        title={<span className="min-w-0 break-words">{contractor?.company_name ?? common.contractor}</span>}
        lead={contractor && <Lead contractor={contractor} />}
        actions={
          mayEdit &&
          contractor?.status === 'active' && (
            <Button variant="primary" onClick={() => void open(editDialog(contractor.id))}>
              <Icon of={Pencil} />
              {copy.edit}
            </Button>
          )
        }
      />
    </>
  );
}

const Lead = ({ contractor }: { contractor: ContractorDetail }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    {serviceTypeLabels[contractor.service_type]}
    <StarsWords stars={contractor.stars} />
    <PaperBadges contractor={contractor} />
    <UnreachableNote why={whyUnreachable(contractor)} />
  </span>
);

/** Over the page of one who was removed. */
export function RemovedContractorBanner({
  contractor: { id, company_name: company },
}: {
  contractor: ContractorDetail;
}) {
  const mayRestore = useMay('contractors.restore');
  const restore = useMutation({
    mutationFn: () => api.contractors.restore({ id }),
    onSuccess: () => {
      refreshContractors();
      showToast({ title: fill(copy.restored, { company }) });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        title={copy.removed}
        action={
          mayRestore && (
            <Button busy={restore.isPending} onClick={() => restore.mutate()}>
              <Fill of={copy.restoreThis} with={{ company: <span className="sr-only">{company}</span> }} />
            </Button>
          )
        }
      >
        {copy.removedMeaning}
      </Banner>
    </div>
  );
}
