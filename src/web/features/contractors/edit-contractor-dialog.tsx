import { useQuery } from '@tanstack/react-query';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { useKnowsPhone } from '../../lib/forms/phone-words.tsx';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { LoadingDialog } from '../../ui/overlay/loading-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { refreshContractors } from './contractor-acts.ts';
import { ContractorDialog } from './contractor-dialog.tsx';
import { fieldsFrom, foundIn } from './contractor-form.ts';
import { SavedDocument } from './saved-document.tsx';

const title = copy.editContractor;

/** A default export, so that it comes when it is first opened. */
export default function EditContractorDialog({
  id,
  open,
  onClose,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(orpc.contractors.get.queryOptions({ input: { id } }));
  const isReady = useKnowsPhone(data?.phone ?? '');
  const save = async (contractor: NewContractor) => {
    const { company_name } = await api.contractors.update({ id, ...contractor });
    refreshContractors();
    showToast({ title: fill(copy.contractorSaved, { company: company_name }) });
  };
  if (!data || !isReady) {
    return (
      <LoadingDialog
        open={open}
        onClose={onClose}
        title={title}
        failure={error && messageOf(error)}
        onRetry={() => void refetch()}
      >
        <Skeleton className="h-96" label={copy.loadingContractor} />
      </LoadingDialog>
    );
  }
  return (
    <ContractorDialog
      key={id}
      open={open}
      onClose={onClose}
      title={title}
      act={{ name: common.saveChanges, busy: copy.saving }}
      initial={fieldsFrom(data)}
      found={foundIn(data)}
      draft={id}
      document={(kind) => <SavedDocument contractorId={id} kind={kind} />}
      onSubmit={save}
    />
  );
}
