import { useState } from 'react';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { refreshContractors } from './contractor-acts.ts';
import { ContractorDialog } from './contractor-dialog.tsx';
import { emptyFields } from './contractor-form.ts';
import { DocumentPicker } from './document-picker.tsx';
import { type Kind, problemOfFile, sendChosen } from './documents.ts';

/** A default export, so that it comes when it is first opened. */
export default function AddContractorDialog({
  trade,
  open,
  onClose,
}: {
  /** Chosen at first; '' for none. */
  trade: ServiceType | '';
  open: boolean;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<Partial<Record<Kind, File>>>({});
  const [wrong, setWrong] = useState<Partial<Record<Kind, string | null>>>({});
  const choose = (kind: Kind, file?: File) => {
    const problem = file ? problemOfFile(file) : null;
    setWrong({ ...wrong, [kind]: problem });
    if (!problem) setChosen({ ...chosen, [kind]: file });
  };
  const add = async (contractor: NewContractor) => {
    const { id, company_name } = await api.contractors.create(contractor);
    await sendChosen(id, chosen);
    setChosen({});
    refreshContractors();
    showToast({ title: fill(copy.contractorAdded, { company: company_name }) });
  };
  return (
    <ContractorDialog
      open={open}
      onClose={onClose}
      title={copy.addContractor}
      act={{ name: copy.addContractor, busy: copy.adding }}
      initial={{ ...emptyFields, service_type: trade }}
      draft={trade ? `new.${trade}` : 'new'}
      document={(kind) => (
        <DocumentPicker
          kind={kind}
          name={chosen[kind]?.name}
          error={wrong[kind] ?? null}
          onPick={(file) => choose(kind, file)}
          onRemove={() => choose(kind)}
        />
      )}
      onSubmit={add}
    />
  );
}
